export const labels = {
  posts: { uk: 'Статті', ru: 'Статьи', en: 'Articles' },
  category: { uk: 'Рубрика', ru: 'Рубрика', en: 'Category' },
  author: { uk: 'Авторка або автор', ru: 'Автор', en: 'Author' },
  tags: { uk: 'Теми', ru: 'Темы', en: 'Topics' },
  tagsHint: { uk: 'Через кому', ru: 'Через запятую', en: 'Separated by commas' },
};
