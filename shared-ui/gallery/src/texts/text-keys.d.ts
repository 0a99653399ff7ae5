import type texts from './uk.json';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof texts;
    }
  }
}
