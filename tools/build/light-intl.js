import { createFormatters, DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl';

/**
 * Stands in what is built for the face of @formatjs/intl: the library's own `createIntl` binds eighteen formatters and
 * so keeps them all, and pages ask for messages alone (shared-ui/intl).
 */
export function createIntl(config, cache) {
  const formatters = createFormatters(cache);
  const whole = { ...DEFAULT_INTL_CONFIG, ...config };
  return { ...whole, formatters, formatMessage: formatMessage.bind(null, whole, formatters) };
}

export {
  createIntlCache,
  DEFAULT_INTL_CONFIG,
  defineMessages,
  formatMessage,
  IntlError,
  IntlErrorCode,
  InvalidConfigError,
  MessageFormatError,
  MissingDataError,
  MissingTranslationError,
  UnsupportedFormatterError,
} from '@formatjs/intl';
