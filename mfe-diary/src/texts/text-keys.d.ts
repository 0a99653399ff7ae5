import type settingsTexts from '../settings/texts/uk.json';
import type texts from './uk.json';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof texts | keyof typeof settingsTexts;
    }
  }
}
