import type { Localised } from '@stezhka/kit-contract';
import { isCommonPassword } from './common-passwords.ts';

export async function passwordErrors(
  values: { password: string; repeat_password: string },
  email: string,
): Promise<Record<string, Localised> | undefined> {
  if (await isCommonPassword(values.password, email)) return { password: COMMON };
  if (values.password !== values.repeat_password) return { repeat_password: DIFFERENT };
  return undefined;
}

const COMMON = {
  uk: 'Цей пароль легко вгадати. Візьміть кілька слів, які поруч трапляються лише у вас.',
  ru: 'Этот пароль легко угадать. Возьмите несколько слов, которые рядом бывают только у вас.',
  en: 'This password is easy to guess. Take a few words that only you would put together.',
};
const DIFFERENT = {
  uk: 'Паролі не збігаються. Введіть той самий пароль ще раз.',
  ru: 'Пароли не совпадают. Введите тот же пароль ещё раз.',
  en: 'The passwords don’t match. Type the same one again.',
};
