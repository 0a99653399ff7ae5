/** 'п’ятниця, 20 листопада' → 'П’ятниця, 20 листопада'. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
