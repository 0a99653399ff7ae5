export const labels = {
  noFilm: (names: string[]) => ({
    uk: `Такого фільму немає: ${names.join(', ')}`,
    ru: `Такого фильма нет: ${names.join(', ')}`,
    en: `There is no such film: ${names.join(', ')}`,
  }),
  posts: { uk: 'Статті', ru: 'Статьи', en: 'Articles' },
  category: { uk: 'Рубрика', ru: 'Рубрика', en: 'Category' },
  author: { uk: 'Авторка або автор', ru: 'Автор', en: 'Author' },
  tags: { uk: 'Теми', ru: 'Темы', en: 'Topics' },
  tagsHint: { uk: 'Через кому', ru: 'Через запятую', en: 'Separated by commas' },
  bodyHint: {
    uk: 'Фільм сайту між абзацами: <figure data-film="ім’я"><figcaption>Підпис</figcaption></figure>',
    ru: 'Фильм сайта между абзацами: <figure data-film="имя"><figcaption>Подпись</figcaption></figure>',
    en: 'A film of the site between paragraphs: <figure data-film="name"><figcaption>Caption</figcaption></figure>',
  },
};
