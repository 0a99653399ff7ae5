/** Words of the posts' form and list. */
export const labels = {
  posts: { uk: 'Статті', ru: 'Статьи', en: 'Articles' },
  slug: { uk: 'Адреса', ru: 'Адрес', en: 'Address' },
  slugHint: {
    uk: 'Кінець адреси статті, наприклад vdiachnist-chesno',
    ru: 'Конец адреса статьи, например vdiachnist-chesno',
    en: 'The end of the article’s address, such as vdiachnist-chesno',
  },
  slugRule: {
    uk: 'Малі латинські літери, цифри й дефіси',
    ru: 'Строчные латинские буквы, цифры и дефисы',
    en: 'Small Latin letters, digits and hyphens',
  },
  category: { uk: 'Рубрика', ru: 'Рубрика', en: 'Category' },
  author: { uk: 'Авторка або автор', ru: 'Автор', en: 'Author' },
  title: { uk: 'Назва', ru: 'Название', en: 'Title' },
  excerpt: { uk: 'Коротко про що', ru: 'Коротко о чём', en: 'What it is about' },
  body: { uk: 'Текст', ru: 'Текст', en: 'Text' },
  tags: { uk: 'Теми', ru: 'Темы', en: 'Topics' },
  tagsHint: { uk: 'Через кому', ru: 'Через запятую', en: 'Separated by commas' },
  readingMinutes: { uk: 'Хвилин читання', ru: 'Минут чтения', en: 'Minutes to read' },
  hasVideo: { uk: 'Є відео', ru: 'Есть видео', en: 'Has a video' },
  publishedAt: { uk: 'День публікації', ru: 'День публикации', en: 'Publishing day' },
  publishedAtHint: {
    uk: 'Стаття вийде о дев’ятій ранку за Києвом',
    ru: 'Статья выйдет в девять утра по Киеву',
    en: 'The article comes out at nine in the morning, Kyiv time',
  },
  picture: { uk: 'Зображення', ru: 'Изображение', en: 'Picture' },
};
