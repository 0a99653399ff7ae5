import { clock } from '@stezhka/kit/clock';
import { button, defineMail, defineRecipient, note, paragraph, sendMail } from '@stezhka/kit/mail';
import { DEFAULT_LOCALE } from '@stezhka/kit-contract';
import Joi from 'joi';
import type { ClientSession } from 'mongoose';
import { ContactsModel } from '../contacts/contacts.model.ts';
import { ThreadModel, type ThreadRow } from './chat.model.ts';

/** Who has the chat open has read by then. */
const UNREAD_MS = 5 * 60_000;

interface Unread {
  thread: string;
  /** The message that was not read. */
  seq: number;
}
const schema = Joi.object<Unread>({ thread: Joi.string().required(), seq: Joi.number().required() });
const example: Unread = { thread: '6560b0d1a2c4e8f0123456c1', seq: 1 };

defineRecipient('workshop', async () => {
  const contacts = await ContactsModel.findOne({ name: 'main' }).lean();
  return contacts ? { email: contacts.email, locale: DEFAULT_LOCALE } : undefined;
});

/** What was written is private: mails only say that it is there. */
const waitingMail = defineMail<Unread, Unread>('chat-waiting', {
  schema,
  example,
  async complete(data) {
    const thread = await ThreadModel.findById(data.thread).lean();
    return thread?.unread && thread.staffRead < data.seq ? data : undefined;
  },
  texts: {
    uk: ({ thread }, { url }) => ({
      subject: 'У чаті чекають на відповідь',
      preview: 'Повідомлення ніхто не прочитав уже п’ять хвилин.',
      heading: 'У чаті хтось чекає',
      body: [
        paragraph('Відвідувач написав у чат, і за п’ять хвилин цього ніхто не прочитав.'),
        button('Відкрити розмову', url(`/admin/chat?thread=${thread}`)),
        note('Поки розмову не прочитають, нових листів про неї не буде.'),
      ],
    }),
    ru: ({ thread }, { url }) => ({
      subject: 'В чате ждут ответа',
      preview: 'Сообщение уже пять минут никто не прочитал.',
      heading: 'В чате кто-то ждёт',
      body: [
        paragraph('Посетитель написал в чат, и за пять минут этого никто не прочитал.'),
        button('Открыть разговор', url(`/admin/chat?thread=${thread}`)),
        note('Пока разговор не прочитают, новых писем о нём не будет.'),
      ],
    }),
    en: ({ thread }, { url }) => ({
      subject: 'Somebody is waiting in the chat',
      preview: 'A message has gone unread for five minutes.',
      heading: 'Somebody is waiting in the chat',
      body: [
        paragraph('A visitor wrote in the chat, and nobody has read it for five minutes.'),
        button('Open the conversation', url(`/admin/chat?thread=${thread}`)),
        note('There will be no other e-mail about it until somebody has read it.'),
      ],
    }),
  },
});

const answeredMail = defineMail<Unread, Unread>('chat-answered', {
  schema,
  example,
  async complete(data, { id: userId }) {
    const thread = await ThreadModel.findOne({ _id: data.thread, userId }).lean();
    return thread && thread.visitorRead < data.seq ? data : undefined;
  },
  texts: {
    uk: (_, { url }) => ({
      subject: 'Вам відповіли в чаті',
      preview: 'Відповідь чекає на вас на сайті.',
      heading: 'Для вас є відповідь',
      body: [
        paragraph('Ви писали нам у чат. Ми відповіли, поки вас не було.'),
        button('Прочитати', url('/chat')),
        note('Доки ви не заглянете в чат, інших листів про цю розмову не буде.'),
      ],
    }),
    ru: (_, { url }) => ({
      subject: 'Вам ответили в чате',
      preview: 'Ответ ждёт вас на сайте.',
      heading: 'Для вас есть ответ',
      body: [
        paragraph('Вы писали нам в чат. Мы ответили, пока вас не было.'),
        button('Прочитать', url('/chat')),
        note('Пока вы не заглянете в чат, других писем об этом разговоре не будет.'),
      ],
    }),
    en: (_, { url }) => ({
      subject: 'We’ve answered you in the chat',
      preview: 'The answer is waiting for you on the site.',
      heading: 'There’s an answer for you',
      body: [
        paragraph('You wrote to us in the chat, and we answered while you were away.'),
        button('Read it', url('/chat')),
        note('We won’t e-mail again about this conversation until you’ve looked in.'),
      ],
    }),
  },
});

/** One mail for each silence: until somebody of the staff has read, its key stays the same. */
export const mailWorkshop = (session: ClientSession, { _id, lastSeq, staffRead }: ThreadRow): Promise<void> =>
  sendMail(session, waitingMail, {
    to: { kind: 'workshop', id: 'main' },
    data: { thread: String(_id), seq: lastSeq },
    key: `chat-waiting:${_id}:${staffRead}`,
    at: clock.in(UNREAD_MS),
  });

/** A guest has no address: the answer waits in the chat. */
export async function mailAnswer(
  session: ClientSession,
  { _id, userId, lastSeq, visitorRead }: ThreadRow,
): Promise<void> {
  if (!userId) return;
  await sendMail(session, answeredMail, {
    to: { kind: 'user', id: userId },
    data: { thread: String(_id), seq: lastSeq },
    key: `chat-answered:${_id}:${visitorRead}`,
    at: clock.in(UNREAD_MS),
  });
}
