/** A letter typed as one sign or as two is the same letter (й, ї, é). */
export const spelled = (password: string): string => password.normalize('NFKC');
