import type { Locale } from '@stezhka/kit-contract';

/** A reference: the address is asked for when the mail is sent. */
export interface Addressee {
  /** 'user', or a kind of `defineRecipient`, e.g. 'order'. */
  kind: string;
  id: string;
}
export interface Recipient {
  email: string;
  name?: string;
  locale: Locale;
}
export type FindRecipient = (id: string) => Promise<Recipient | undefined>;

const kinds = new Map<string, FindRecipient>();

/** Kind 'user' needs no definition: account knows the members. */
export function defineRecipient(kind: string, find: FindRecipient): void {
  if (kinds.has(kind)) throw new Error(`Recipients of kind '${kind}' are defined twice.`);
  kinds.set(kind, find);
}

/** @throws Error for an undefined kind */
export function recipientOf(
  { kind, id }: Addressee,
  fetchRecipient: FindRecipient,
): Promise<Recipient | undefined> {
  const find = kinds.get(kind) ?? (kind === 'user' ? fetchRecipient : undefined);
  if (!find) throw new Error(`Nobody says where mails to '${kind}' go.`);
  return find(id);
}
