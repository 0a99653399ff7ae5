import { getContacts } from '@stezhka/content-contract';
import { AppError } from '@stezhka/kit/errors';
import { serve } from '@stezhka/kit/http';
import { ContactsModel } from './contacts.model.ts';
import { presentContacts } from './contacts.presenter.ts';

export const contactRoutes = [
  serve(getContacts, {}, async ({ locale, cacheTags }) => {
    cacheTags('contacts');
    const contacts = await ContactsModel.findOne({ name: 'main' });
    if (!contacts) throw new AppError('not_found');
    return { contacts: presentContacts(contacts, locale) };
  }),
];
