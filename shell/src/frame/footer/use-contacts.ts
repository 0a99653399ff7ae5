import { type Contacts, getContacts } from '@stezhka/content-contract';
import { useCall } from '../../api/use-call.ts';

export const useContacts = (): Contacts | undefined =>
  useCall(getContacts, undefined, { optional: true }).data?.contacts;
