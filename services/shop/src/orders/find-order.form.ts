import { defineForm, email, text } from '@stezhka/kit/forms';

export const findOrderForm = defineForm('find-order', {
  action: '/form/find-order',
  fields: {
    number: text({
      label: { uk: 'Номер замовлення', ru: 'Номер заказа', en: 'Order number' },
      hint: {
        uk: 'Цифри з листа про замовлення',
        ru: 'Цифры из письма о заказе',
        en: 'The digits from the e-mail about the order',
      },
      required: true,
      maxLength: 24,
      validation: [
        {
          regex: /^\D*(?:\d\D*){1,9}$/,
          error: {
            uk: 'Упишіть цифри номера',
            ru: 'Впишите цифры номера',
            en: 'Type the digits of the number',
          },
        },
      ],
    }),
    email: email({
      label: { uk: 'Пошта із замовлення', ru: 'Почта из заказа', en: 'E-mail of the order' },
      required: true,
    }),
  },
});
