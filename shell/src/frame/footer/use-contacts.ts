import { type Contacts, getContacts } from '@stezhka/content-contract';
import { useCall } from '../../api/use-call.ts';

export const useContacts = (): Contacts | undefined =>
  useCall(getContacts, undefined, { optional: true }).data?.contacts;

/** '+380 44 000 00 00' → 'tel:+380440000000' */
export const telHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
