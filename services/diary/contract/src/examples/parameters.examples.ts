import { describeCall } from '@stezhka/kit-contract/examples';
import {
  getDayDetails,
  getDayNotes,
  getDayParams,
  getUserDayParams,
  type ParameterDefinition,
} from '../parameters.ts';

const base = {
  isDefault: true,
  units: null,
  spheres: [] as string[],
  value: null,
  bounds: null,
  options: [],
};
export const exampleSleep: ParameterDefinition = {
  ...base,
  key: 'parameters[sleep]',
  systemName: 'sleep',
  title: 'Сон',
  shortDescription: 'Скільки ви спали минулої ночі',
  icon: 'moon',
  color: 'sphere-health',
  type: 'tracker',
  units: 'год',
  spheres: ['health', 'rest'],
  bounds: { min: 0, max: 14, step: 0.25 },
};
const warmth: ParameterDefinition = {
  ...base,
  key: 'parameters[warmth]',
  systemName: 'warmth',
  title: 'Тепло',
  shortDescription: 'Скільки тепла було між вами й людьми',
  icon: 'heart',
  color: 'sphere-relations',
  type: 'tracker',
  units: 'з 10',
  spheres: ['relations'],
  bounds: { min: 0, max: 10, step: 1 },
};
const mood: ParameterDefinition = {
  ...base,
  key: 'parameters[mood]',
  systemName: 'mood',
  title: 'Настрій',
  shortDescription: 'Яким був день загалом',
  icon: 'smile',
  color: 'sphere-emotions',
  type: 'select',
  spheres: ['emotions'],
  options: [
    { value: 1, label: 'Важко', icon: 'frown', color: 'level-3' },
    { value: 3, label: 'Рівно', icon: 'meh', color: 'level-1' },
    { value: 4, label: 'Добре', icon: 'smile', color: 'primary' },
  ],
};
const thanks: ParameterDefinition = {
  ...base,
  key: 'notes[thanks]',
  systemName: 'thanks',
  title: 'За що я дякую сьогодні?',
  shortDescription: 'Кава на балконі, дзвінок, тиша. Дрібниці теж рахуються.',
  icon: 'hand-heart',
  color: 'sphere-meaning',
  type: 'default',
  spheres: ['meaning', 'emotions'],
};
const learned: ParameterDefinition = {
  ...thanks,
  key: 'notes[learned]',
  systemName: 'learned',
  title: 'Що я зрозуміла?',
  shortDescription: 'Одне речення, яке варто забрати з собою',
  icon: 'lightbulb',
  color: 'sphere-growth',
  spheres: ['growth'],
  isDefault: false,
};
const goodNews: ParameterDefinition = {
  ...base,
  key: 'details[good_news]',
  systemName: 'good_news',
  title: 'Добра новина',
  shortDescription: 'Та, якою хочеться поділитися',
  icon: 'mail-open',
  color: 'good',
  isDefault: false,
  type: 'default',
};

const throws = ['diary_closed'];

describeCall(getDayParams, {
  summary: 'Parameters that a day can have',
  throws,
  example: { reply: [exampleSleep, warmth, mood] },
});

describeCall(getUserDayParams, {
  summary: 'Parameters that the member measures',
  throws,
  example: { reply: [exampleSleep, warmth, mood] },
});

describeCall(getDayNotes, {
  summary: 'Notes that a day can have',
  throws,
  example: { reply: [thanks, learned] },
});

describeCall(getDayDetails, {
  summary: 'Details that a day can have',
  throws,
  example: { reply: [goodNews] },
});
