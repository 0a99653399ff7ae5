/** 24 hexadecimal digits, as the services' own ids. Browser only. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
