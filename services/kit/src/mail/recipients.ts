import type { Locale } from '@stezhka/kit-contract';

/** Whom a mail goes to, by reference: the address itself is asked for when the mail is sent. */
export interface Addressee {
  /** 'user', or another kind that `defineRecipient` made known, e.g. 'order' or 'subscriber'. */
  kind: string;
  id: string;
}
export interface Recipient {
  email: string;
  name?: string;
  locale: Locale;
}
/** Undefined when there is nobody (any more): the mail is dropped. */
export type FindRecipient = (id: string) => Promise<Recipient | undefined>;

const kinds = new Map<string, FindRecipient>();

/** Says where mails to one kind of people go; members ('user') are account's to know, every service can write to them. */
export function defineRecipient(kind: string, find: FindRecipient): void {
  if (kinds.has(kind)) throw new Error(`Recipients of kind '${kind}' are defined twice.`);
  kinds.set(kind, find);
}

/** @throws Error for a kind that nobody defined */
export function recipientOf(
  { kind, id }: Addressee,
  askForUser: FindRecipient,
): Promise<Recipient | undefined> {
  const find = kinds.get(kind) ?? (kind === 'user' ? askForUser : undefined);
  if (!find) throw new Error(`Nobody says where mails to '${kind}' go.`);
  return find(id);
}
