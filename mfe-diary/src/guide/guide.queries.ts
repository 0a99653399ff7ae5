import { getGuide, getUserGuideData } from '@stezhka/diary-contract';
import type { LoadCall } from '@stezhka/shell-contract';

export const loadGuide = (call: LoadCall) =>
  Promise.all([call.optional(getGuide), call.optional(getUserGuideData)]);
