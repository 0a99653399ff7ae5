import { describeCall } from '@stezhka/kit-contract/examples';
import {
  clearDiary,
  type DayParamsSettingsReply,
  getDayParamsSettings,
  getDiarySettings,
  setDayParamSetting,
  setDiarySettings,
} from '../settings.ts';
import { exampleSleep } from './parameters.examples.ts';

const throws = ['diary_closed'];

const own = {
  title: 'Фортепіано',
  shortDescription: 'Скільки ви грали',
  type: 'tracker' as const,
  units: 'хв',
  icon: 'waves' as const,
  color: 'sphere-rest' as const,
  spheres: [],
  bounds: { min: 0, max: 240, step: 5 },
  options: [],
};
const key = 'parameters[own_6560b0d1a2c4e8f0123456a1]';

const settings: DayParamsSettingsReply = {
  parameters: [
    { ...exampleSleep, chosen: true, own: false, availability: 'enabled', revision: 1 },
    {
      ...own,
      key,
      systemName: 'own_6560b0d1a2c4e8f0123456a1',
      isDefault: false,
      value: null,
      chosen: true,
      own: true,
      availability: 'enabled',
      revision: 1,
    },
  ],
  spheres: [
    { systemName: 'health', title: 'Здоров’я', parameters: ['parameters[sleep]'] },
    { systemName: 'rest', title: 'Відпочинок', parameters: ['parameters[sleep]'] },
    { systemName: 'other', title: 'Інше', parameters: [key] },
  ],
  limits: { chosen: 40, own: 20 },
};

describeCall(getDayParamsSettings, {
  summary: 'Parameters that the member can choose, with their settings',
  throws,
  example: { reply: settings },
});

describeCall(setDayParamSetting, {
  summary: 'Set one parameter: choose, order, colour, an own one',
  throws: [...throws, 'setting_changed', 'parameters_full', 'parameters_exhausted', 'not_found'],
  example: { body: { key, revision: 0, chosen: true, before: null, own }, reply: settings },
});

const diarySettings = { timeZone: 'Europe/Kyiv', dayStart: 4, revision: 1, today: '2026-11-20' };

describeCall(getDiarySettings, {
  summary: 'Time zone of the member and hour at which a day starts',
  throws,
  example: { reply: diarySettings },
});

describeCall(setDiarySettings, {
  summary: 'Set the time zone and the hour at which a day starts',
  throws: [...throws, 'setting_changed'],
  example: { body: { timeZone: 'Europe/Kyiv', dayStart: 4, revision: 0 }, reply: diarySettings },
});

describeCall(clearDiary, {
  summary: 'Remove everything that the member has in the diary',
  throws,
  example: { body: { confirmed: true }, reply: { cleared: true } },
});
