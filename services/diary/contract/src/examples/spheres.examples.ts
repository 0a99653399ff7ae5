import { describeCall } from '@stezhka/kit-contract/examples';
import { getSphereCategories, getSpheres } from '../spheres.ts';

describeCall(getSpheres, {
  summary: 'Spheres of life',
  throws: ['diary_closed'],
  example: {
    reply: [
      {
        systemName: 'health',
        title: 'Здоров’я',
        description: 'Сон, рух, їжа і те, як почувається тіло.',
        icon: 'activity',
        color: 'sphere-health',
      },
      {
        systemName: 'emotions',
        title: 'Емоції',
        description: 'Що ви відчуваєте протягом дня.',
        icon: 'smile',
        color: 'sphere-emotions',
      },
      {
        systemName: 'relations',
        title: 'Стосунки',
        description: 'Близькість, дружба і розмови.',
        icon: 'heart',
        color: 'sphere-relations',
      },
    ],
  },
});

describeCall(getSphereCategories, {
  summary: 'Categories of spheres',
  throws: ['diary_closed'],
  example: {
    reply: [
      { systemName: 'self', title: 'Ви самі', spheres: ['health', 'emotions', 'rest'] },
      { systemName: 'other', title: 'Інше', spheres: ['other'] },
    ],
  },
});
