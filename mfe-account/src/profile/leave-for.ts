/** Opens an address as a new document, so that nothing of the person stays in memory. */
export const leaveFor = (href: string): void => location.assign(href);
