import { describeCall } from '@stezhka/kit-contract/examples';
import {
  getDesiredSphereSettings,
  getInitialSphereSettings,
  getSphereCategories,
  getSpheres,
  type SphereSetting,
  setSphereSetting,
} from '../spheres.ts';

describeCall(getSpheres, {
  summary: 'Spheres of life',
  throws: ['diary_closed'],
  example: {
    reply: [
      {
        systemName: 'health',
        title: 'Здоров’я',
        description: 'Сон, рух, їжа і те, як почувається тіло.',
        icon: 'activity',
        color: 'sphere-health',
        result: 6.4,
        initialResult: 5,
        desiredResult: 8,
      },
      {
        systemName: 'emotions',
        title: 'Емоції',
        description: 'Що ви відчуваєте протягом дня.',
        icon: 'smile',
        color: 'sphere-emotions',
        result: 7.1,
        initialResult: null,
        desiredResult: 9,
      },
      {
        systemName: 'relations',
        title: 'Стосунки',
        description: 'Близькість, дружба і розмови.',
        icon: 'heart',
        color: 'sphere-relations',
        result: null,
        initialResult: null,
        desiredResult: null,
      },
    ],
  },
});

describeCall(getSphereCategories, {
  summary: 'Categories of spheres',
  throws: ['diary_closed'],
  example: {
    reply: [
      { systemName: 'self', title: 'Ви самі', spheres: ['health', 'emotions', 'rest'] },
      { systemName: 'other', title: 'Інше', spheres: ['other'] },
    ],
  },
});

const health: SphereSetting = {
  systemName: 'health',
  title: 'Здоров’я',
  color: 'sphere-health',
  value: 5,
  revision: 1,
};
const initial = [health];
const desired = [{ ...health, value: 8, revision: 2 }];

describeCall(getInitialSphereSettings, {
  summary: 'Where each sphere of the member began',
  throws: ['diary_closed'],
  example: { reply: initial },
});

describeCall(getDesiredSphereSettings, {
  summary: 'Where the member wants each sphere to be',
  throws: ['diary_closed'],
  example: { reply: desired },
});

describeCall(setSphereSetting, {
  summary: 'Set the beginning or the wish of a sphere',
  throws: ['diary_closed', 'setting_changed', 'not_found'],
  example: {
    params: { id: 'health' },
    body: { setting: 'desired', value: 8, revision: 1 },
    reply: { spheresSettings: { initial, desired } },
  },
});
