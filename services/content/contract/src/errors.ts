/** Beside the kit's codes. */
export const contentErrors = {
  /** `data` is `LayoutReply` with what stands. */
  layout_changed: 409,
  layouts_full: 422,
} as const;

export type ContentErrorCode = keyof typeof contentErrors;
