/** A new document, so that nothing of the member stays in memory. */
export const leaveFor = (href: string): void => location.assign(href);
