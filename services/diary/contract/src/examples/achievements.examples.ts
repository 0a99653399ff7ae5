import { describeCall } from '@stezhka/kit-contract/examples';
import {
  type Achievement,
  type AchievementsReply,
  getAchievements,
  seeAchievements,
} from '../achievements.ts';

const week: Achievement = {
  id: '65f0000000000000000000d1',
  systemName: 'week_in_a_row',
  title: 'Тиждень поспіль',
  description: 'Сім днів щоденника без пропусків.',
  icon: 'flame',
  metric: 'streak',
  progress: 7,
  target: 7,
  achievedAt: '2026-11-20T18:40:00.000Z',
  isNew: true,
};
const year: Achievement = {
  ...week,
  id: '65f0000000000000000000d2',
  systemName: 'year_of_days',
  title: 'ДЕНЬ 365',
  description: 'Триста шістдесят п’ять заповнених днів.',
  icon: 'sun',
  metric: 'days',
  target: 365,
  achievedAt: null,
  isNew: false,
};
const reply: AchievementsReply = { achievements: [week, year] };

describeCall(getAchievements, {
  summary: 'Achievements of the member',
  throws: ['diary_closed'],
  example: { reply },
});

describeCall(seeAchievements, {
  summary: 'Remember that new achievements were shown',
  throws: ['diary_closed'],
  example: {
    body: { achievements: [week.systemName] },
    reply: { achievements: [{ ...week, isNew: false }, year] },
  },
});
