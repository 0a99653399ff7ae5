import { describeCall } from '@stezhka/kit-contract/examples';
import { type ExpertCard, getExpert, getExperts } from '../experts.ts';

const example: ExpertCard = {
  id: '65f0000000000000000000e1',
  slug: 'liliia-stepova',
  name: 'Лілія Степова',
  role: 'психологиня',
  imageData: null,
  skills: [{ id: '65f0000000000000000000e2', text: 'Вигорання' }],
  services: [{ id: '65f0000000000000000000e3', text: 'Зустріч онлайн, 50 хвилин' }],
};

describeCall(getExperts, {
  summary: 'Experts, by page',
  example: {
    query: { page: 1, limit: 12 },
    reply: { experts: [example], pagination: { page: 1, pages: 1, limit: 12, total: 1 } },
  },
});

describeCall(getExpert, {
  summary: 'One expert by id or slug',
  throws: ['not_found'],
  example: {
    params: { id: example.slug },
    reply: { expert: { ...example, about: '<p>Слухаю, не перебиваючи.</p>' } },
  },
});
