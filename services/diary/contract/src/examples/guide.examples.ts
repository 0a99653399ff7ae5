import { describeCall } from '@stezhka/kit-contract/examples';
import { getGuide, getUserGuideData, setUserGuideData } from '../guide.ts';

const throws = ['diary_closed'];

describeCall(getGuide, {
  summary: 'Steps of the first days',
  throws,
  example: {
    reply: {
      steps: [
        {
          systemName: 'first_line',
          title: 'Один рядок',
          text: 'Напишіть одне речення про сьогодні. Воно збережеться автоматично.',
          icon: 'sparkles',
          path: '/diary',
          day: 1,
          availability: 'disabled',
        },
        {
          systemName: 'parameters',
          title: 'Що міряти',
          text: 'Оберіть кілька показників, за якими цікаво стежити.',
          icon: 'list-checks',
          path: '/diary/settings',
          day: 2,
          availability: 'enabled',
        },
      ],
    },
  },
});

describeCall(getUserGuideData, {
  summary: 'Step of the guide at which the member stopped',
  throws,
  example: { reply: { step: 'parameters', done: ['first_line'], dismissed: false } },
});

describeCall(setUserGuideData, {
  summary: 'Remember the step of the guide',
  throws,
  example: {
    body: { step: 'parameters', done: ['first_line'] },
    reply: { step: 'parameters', done: ['first_line'], dismissed: false },
  },
});
