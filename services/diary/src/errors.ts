import { diaryErrors } from '@stezhka/diary-contract';
import { errorTable } from '@stezhka/kit/errors';

export const errors = errorTable(diaryErrors, {
  day_changed: {
    uk: 'Цей день тим часом змінився в іншому вікні.',
    ru: 'Этот день тем временем изменился в другом окне.',
    en: 'This day has changed in another window meanwhile.',
  },
  diary_erased: {
    uk: 'Щоденник тим часом стерто, тому цей запис не збережено.',
    ru: 'Дневник тем временем стёрт, поэтому эта запись не сохранена.',
    en: 'The diary has been erased meanwhile, so this entry was not saved.',
  },
  event_changed: {
    uk: 'Цю подію тим часом змінено в іншому вікні.',
    ru: 'Это событие тем временем изменено в другом окне.',
    en: 'This event has been changed in another window meanwhile.',
  },
  setting_changed: {
    uk: 'Це налаштування тим часом змінено в іншому вікні.',
    ru: 'Эта настройка тем временем изменена в другом окне.',
    en: 'This setting has been changed in another window meanwhile.',
  },
  habit_changed: {
    uk: 'Відповідь за цей день тим часом змінено в іншому вікні.',
    ru: 'Ответ за этот день тем временем изменён в другом окне.',
    en: 'The answer of this day has been changed in another window meanwhile.',
  },
  day_layouts_full: {
    uk: 'До цього дня вже додано стільки розкладів, скільки він вміщує.',
    ru: 'К этому дню уже добавлено столько раскладов, сколько он вмещает.',
    en: 'This day already holds as many layouts as it can.',
  },
  habit_state: {
    uk: 'З цією звичкою зараз так не можна. Можливо, її спершу треба почати знову.',
    ru: 'С этой привычкой сейчас так нельзя. Возможно, сначала её нужно начать заново.',
    en: 'This habit does not allow that now. You may have to start it again first.',
  },
  habit_day: {
    uk: 'Цієї дати звички ще не було.',
    ru: 'В этот день привычки ещё не было.',
    en: 'The habit did not exist on this date yet.',
  },
  job_state: {
    uk: 'Із цим завданням так уже не можна: його стан змінився.',
    ru: 'С этой задачей так уже нельзя: её состояние изменилось.',
    en: 'That is not possible any more: the task’s state has changed.',
  },
  job_parts: {
    uk: 'Спершу завершіть кроки цього завдання або відмовтеся від них.',
    ru: 'Сначала завершите шаги этой задачи или откажитесь от них.',
    en: 'Complete or refuse the subtasks of this task first.',
  },
  habits_full: {
    uk: 'Двадцяти звичок водночас вистачить. Приберіть одну або покладіть її в архів.',
    ru: 'Двадцати привычек одновременно хватит. Уберите одну или отправьте её в архив.',
    en: 'Twenty habits at once are enough. Remove one or put it into the archive.',
  },
  jobs_full: {
    uk: 'У списку вже сто завдань. Завершіть кілька, щоб додати нове.',
    ru: 'В списке уже сто задач. Завершите несколько, чтобы добавить новую.',
    en: 'The list already has a hundred tasks. Finish some to add another.',
  },
  items_exhausted: {
    uk: 'Тут уже забагато записів, зокрема нещодавно прибраних. Прибране звільнить місце за місяць.',
    ru: 'Здесь уже слишком много записей, в том числе недавно удалённых. Удалённое освободит место через месяц.',
    en: 'There are too many entries here already, recently removed ones among them. What was removed makes room within a month.',
  },
  goals_full: {
    uk: 'Цілей уже п’ятдесят. Приберіть одну, щоб додати нову.',
    ru: 'Целей уже пятьдесят. Уберите одну, чтобы добавить новую.',
    en: 'There are fifty goals already. Remove one to add another.',
  },
  decart_full: {
    uk: 'На один день вистачить двадцяти рішень. Приберіть те, що вже не потрібне.',
    ru: 'На один день хватит двадцати решений. Уберите то, что уже не нужно.',
    en: 'Twenty decisions are enough for one day. Remove one that you no longer need.',
  },
  decart_exhausted: {
    uk: 'За цей день тут побувало шістдесят рішень, більше він не вмістить. Запишіть нове в іншому дні.',
    ru: 'За этот день здесь побывало шестьдесят решений, больше он не вместит. Запишите новое в другом дне.',
    en: 'This day has held sixty decisions and takes no more. Write the new one on another day.',
  },
  events_full: {
    uk: 'На цю дату вже тридцять подій. Приберіть одну, щоб додати нову.',
    ru: 'На эту дату уже тридцать событий. Уберите одно, чтобы добавить новое.',
    en: 'This date already has thirty events. Remove one to add another.',
  },
  calendar_full: {
    uk: 'У календарі вже десять тисяч подій. Приберіть давні: місце звільниться за місяць.',
    ru: 'В календаре уже десять тысяч событий. Уберите давние: место освободится через месяц.',
    en: 'The calendar already holds ten thousand events. Remove old ones: their room is free after a month.',
  },
  parameters_full: {
    uk: 'Більше показників не додати. Приберіть один, щоб звільнити місце.',
    ru: 'Больше показателей не добавить. Уберите один, чтобы освободить место.',
    en: 'No more parameters fit. Remove one to make room.',
  },
  parameters_exhausted: {
    uk: 'У ваших днях уже шістдесят власних показників. Змініть один із наявних замість того, щоб додавати новий.',
    ru: 'В ваших днях уже шестьдесят собственных показателей. Измените один из них вместо того, чтобы добавлять новый.',
    en: 'Your days already hold sixty parameters of your own. Change one of them instead of adding another.',
  },
  search_too_long: {
    uk: 'Двох секунд забракло, щоб переглянути всі дні. Звузьте пошук сферою або спробуйте ще раз {wait}.',
    ru: 'Двух секунд не хватило, чтобы просмотреть все дни. Сузьте поиск сферой или попробуйте ещё раз {wait}.',
    en: 'Two seconds were not enough to look through all days. Narrow the search by a sphere, or try again {wait}.',
  },
  marathon_course: {
    uk: 'Щоб почати марафон, виберіть курс',
    ru: 'Чтобы начать марафон, выберите курс',
    en: 'To start the marathon, choose a course',
  },
  marathon_running: {
    uk: 'Один марафон у вас уже триває. Завершіть його, щоб почати інший.',
    ru: 'Один марафон у вас уже идёт. Завершите его, чтобы начать другой.',
    en: 'You already have a marathon under way. Finish it to start another.',
  },
  marathon_finished: {
    uk: 'Цей марафон завершено, його підсумки збережено.',
    ru: 'Этот марафон завершён, его итоги сохранены.',
    en: 'This marathon is finished and its results are saved.',
  },
  marathon_days: {
    uk: 'У марафоні рівно двадцять вісім днів.',
    ru: 'В марафоне ровно двадцать восемь дней.',
    en: 'A marathon has exactly twenty-eight days.',
  },
  course_taken: {
    uk: 'Цей курс уже є в учасників: днів у ньому не можна забрати, а марафон лишається марафоном. Тексти змінювати можна.',
    ru: 'Этот курс уже есть у участников: дней в нём нельзя убрать, а марафон остаётся марафоном. Тексты менять можно.',
    en: 'Members have this course already: its days can’t be taken away, and a marathon stays a marathon. Texts may be changed.',
  },
  email_unconfirmed: {
    uk: 'Спершу підтвердьте свою пошту: лист для цього можна надіслати з кабінету.',
    ru: 'Сначала подтвердите свою почту: письмо для этого можно отправить из кабинета.',
    en: 'Confirm your e-mail first: your cabinet sends the letter for that.',
  },
  diary_closed: {
    uk: 'Щоденник у розробці. Ваші записи на місці.',
    ru: 'Дневник в разработке. Ваши записи на месте.',
    en: 'Diary is under development. Your entries are safe.',
  },
  day_ahead: {
    uk: 'Цей день ще попереду. Запишете, коли він настане.',
    ru: 'Этот день ещё впереди. Запишете, когда он наступит.',
    en: 'This day is still ahead. You can write in it when it comes.',
  },
});
