/** As it was typed at checkout; fictional people and numbers that nobody has. */
const buyer = (name: string, lastName: string, phone: number, email: string, userId?: string) => ({
  name,
  lastName,
  phone: `+3805000${String(phone).padStart(5, '0')}`,
  email: `${email}.example`,
  /** A member's order; all others are guests'. */
  userId: userId ?? null,
});

/** Members have the ids of the account service's demo users. */
export const buyers = {
  nova: buyer('Уляна', 'Новак', 1, 'nova@stezhka', '65f000000000000000000001'),
  sofiia: buyer('Софія', 'Мельник', 2, 'sofiia@stezhka', '65f000000000000000000002'),
  bohdana: buyer('Богдана', 'Ткач', 4, 'bohdana@stezhka', '65f000000000000000000004'),
  olena: buyer('Олена', 'Гриценко', 117, 'olena.hrytsenko@poshta'),
  taras: buyer('Тарас', 'Бойчук', 203, 'boichuk.t@poshta'),
  iryna: buyer('Ірина', 'Савченко', 318, 'iryna.savchenko@poshta'),
  mariana: buyer('Мар’яна', 'Дзюба', 402, 'mariana.d@skrynka'),
  yurii: buyer('Юрій', 'Костенко', 455, 'yurii.kostenko@skrynka'),
  halyna: buyer('Галина', 'Остапчук', 519, 'h.ostapchuk@poshta'),
  oksana: buyer('Оксана', 'Левицька', 604, 'oksana.levytska@lyst'),
  dmytro: buyer('Дмитро', 'Шевчук', 688, 'd.shevchuk@lyst'),
  svitlana: buyer('Світлана', 'Кравець', 721, 'svitlana.kravets@poshta'),
  viktoriia: buyer('Вікторія', 'Руденко', 809, 'vika.rudenko@skrynka'),
  andrii: buyer('Андрій', 'Поліщук', 877, 'polishchuk.a@lyst'),
  natalia: buyer('Наталія', 'Бондар', 934, 'natalia.bondar@poshta'),
  kateryna: buyer('Катерина', 'Зінченко', 1012, 'kateryna.z@lyst'),
  liudmyla: buyer('Людмила', 'Ярова', 1088, 'l.yarova@poshta'),
  roman: buyer('Роман', 'Гнатюк', 1153, 'roman.hnatiuk@skrynka'),
  tetiana: buyer('Тетяна', 'Мороз', 1240, 'tetiana.moroz@lyst'),
  daria: buyer('Дарья', 'Орлова', 1307, 'daria.orlova@skrynka'),
  elena: buyer('Елена', 'Власенко', 1366, 'elena.vlasenko@poshta'),
  emily: buyer('Emily', 'Carter', 1420, 'emily.carter@letters'),
  james: buyer('James', 'Whitlock', 1487, 'j.whitlock@letters'),
  nadiia: buyer('Надія', 'Чорна', 1533, 'nadiia.chorna@poshta'),
} as const;
