import type { Locale } from '@stezhka/kit-contract';
import { type UserDocument, UserModel } from './users.model.ts';

/** Mails that answer nothing the member does just now come in the language they last logged in with. */
export async function keepLocale({ id, locale }: UserDocument, used: Locale): Promise<void> {
  if (locale !== used) await UserModel.updateOne({ _id: id }, { $set: { locale: used } });
}
