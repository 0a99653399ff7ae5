import type chatTexts from '../chat/texts/uk.json';
import type macTexts from '../mac/texts/uk.json';
import type texts from './uk.json';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof texts | keyof typeof macTexts | keyof typeof chatTexts;
    }
  }
}
