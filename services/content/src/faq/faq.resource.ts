import { orderColumn, orderField, slugColumn, titleColumn, titleField } from '@stezhka/kit/entry-fields';
import { collection, defineForm, group, html, localised } from '@stezhka/kit/forms';
import { defineResource, STAFF } from '@stezhka/kit/resource';
import { pageSlugField } from '../staff/staff-fields.ts';
import { FaqGroupModel } from './faq.model.ts';

const own = {
  groups: { uk: 'Питання й відповіді', ru: 'Вопросы и ответы', en: 'Questions and answers' },
  questions: { uk: 'Питання', ru: 'Вопросы', en: 'Questions' },
  question: { uk: 'Питання', ru: 'Вопрос', en: 'Question' },
  answer: { uk: 'Відповідь', ru: 'Ответ', en: 'Answer' },
};

export const faqResource = defineResource({
  name: 'faq',
  domain: 'content',
  title: own.groups,
  model: FaqGroupModel,
  form: defineForm('faq', {
    prefix: 'faq',
    fields: {
      slug: pageSlugField(),
      order: orderField(),
      title: titleField(),
      questions: collection({
        label: own.questions,
        max: 40,
        entry: group({
          fields: {
            question: titleField(own.question),
            answer: localised(html({ label: own.answer, required: true })),
          },
        }),
      }),
    },
  }),
  example: {
    slug: 'delivery',
    order: 1,
    title: { uk: 'Доставка', ru: 'Доставка', en: 'Delivery' },
    questions: [
      {
        question: { uk: 'Скільки йде?', ru: 'Сколько идёт?', en: 'How long?' },
        answer: { uk: '<p>День.</p>', ru: '<p>День.</p>', en: '<p>A day.</p>' },
      },
    ],
  },
  policy: STAFF,
  columns: {
    ...titleColumn,
    questions: { label: own.questions, type: 'number', value: ({ questions }) => questions.length },
    ...orderColumn,
    ...slugColumn,
  },
  searchable: ['slug', 'title'],
  sort: 'order',
  tags: () => ['faq'],
});
