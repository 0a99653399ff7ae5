import type achievementsTexts from '../achievements/texts/uk.json';
import type coursesTexts from '../courses/texts/uk.json';
import type daysTexts from '../days/texts/uk.json';
import type goalsTexts from '../goals/texts/uk.json';
import type habitsTexts from '../habits/texts/uk.json';
import type planningTexts from '../planning/texts/uk.json';
import type settingsTexts from '../settings/texts/uk.json';
import type totalsTexts from '../totals/texts/uk.json';
import type texts from './uk.json';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids:
        | keyof typeof texts
        | keyof typeof achievementsTexts
        | keyof typeof coursesTexts
        | keyof typeof daysTexts
        | keyof typeof goalsTexts
        | keyof typeof habitsTexts
        | keyof typeof planningTexts
        | keyof typeof settingsTexts
        | keyof typeof totalsTexts;
    }
  }
}
