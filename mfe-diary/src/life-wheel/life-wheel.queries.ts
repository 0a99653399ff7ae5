import {
  getDesiredSphereSettings,
  getInitialSphereSettings,
  getSphereCategories,
  getSpheres,
} from '@stezhka/diary-contract';
import type { LoadCall } from '@stezhka/shell-contract';

export const loadLifeWheel = (call: LoadCall) =>
  Promise.all([
    call(getSpheres),
    call(getSphereCategories),
    call(getInitialSphereSettings),
    call(getDesiredSphereSettings),
  ]);
