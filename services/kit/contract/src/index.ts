export type {
  Id,
  ImageData,
  ImageSet,
  ImageSizes,
  ImageSource,
  Instant,
  Pagination,
  PlainDate,
  Price,
  Seo,
} from './common.ts';
export { type KitErrorCode, kitErrors } from './errors.ts';
export type {
  FieldAttributes,
  FieldOption,
  FieldType,
  FieldValue,
  FormDefinition,
  FormField,
  FormGroupReply,
  FormOptionsReply,
  FormReply,
} from './form.ts';
export { formatNumber, formatPrice, SITE_TIME_ZONE } from './format.ts';
export {
  DEFAULT_LOCALE,
  isLocale,
  LOCALES,
  type Locale,
  type Localised,
  localePath,
  routeLocale,
  splitLocale,
} from './locale.ts';
export {
  getMailRecipient,
  type MailPreview,
  type MailRecipientReply,
  type MailsReply,
  mailsOf,
  type RenderedMail,
} from './mail.ts';
export { safeNext } from './next.ts';
export type { Envelope } from './operation.ts';
export {
  type Access,
  type AnyOperation,
  type ArgsOf,
  type BodyOf,
  type CallArgs,
  callUrl,
  FOR_MEMBER_HEADER,
  isCacheable,
  type Method,
  type Operation,
  type OperationOptions,
  operation,
  type ParamsOf,
  type QueryOf,
  type Shape,
  TIME_ZONE_HEADER,
  WORKLOADS,
  type Workload,
  type WrittenBy,
  workloadOf,
} from './operation.ts';
export {
  type ErasePersonReply,
  type ExportPersonReply,
  type Person,
  type PersonFile,
  type PersonOperations,
  personOperations,
} from './person.ts';
export {
  NEW_ENTRY,
  type ResourceActions,
  type ResourceCell,
  type ResourceColumn,
  type ResourceColumnType,
  type ResourceFilter,
  type ResourceFormReply,
  type ResourceListQuery,
  type ResourceListReply,
  type ResourceOperations,
  type ResourcePreviewReply,
  type ResourceRemovedReply,
  type ResourceRow,
  type ResourceSavedReply,
  resourceAddress,
  resourceOperations,
  VERSION_FIELD,
} from './resource.ts';
export { getSeo, getSitemap, type SeoReply, type SitemapEntry, type SitemapReply } from './seo.ts';
export { foundIn, plainText, SEARCH_LENGTH, wordsOf } from './words.ts';
