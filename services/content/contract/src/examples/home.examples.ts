import { describeCall } from '@stezhka/kit-contract/examples';
import {
  type Block,
  getBanner,
  getFeatures,
  getForWhom,
  getHome,
  getHomepagePosters,
  getHomepageTop,
  getPartners,
  getPresentationVideo,
  getSecondFeatures,
  getSlider,
  HOME_SECTIONS,
} from '../home.ts';
import { film } from './films.examples.ts';

const block: Block = {
  id: '6560b0d1a2c4e8f012345678',
  title: 'Зранку — намір',
  text: 'Одне запитання і головна справа дня.',
  icon: null,
  links: [{ label: 'Почати щоденник', link: '/diary' }],
  imageData: null,
  darkImageData: null,
};

describeCall(getHome, {
  summary: 'Parts of the home page, in the editors’ order',
  example: {
    reply: {
      sections: [...HOME_SECTIONS],
      links: [
        { label: 'Автори', link: '/authors' },
        { label: 'Відео', link: '/videos' },
      ],
    },
  },
});

describeCall(getFeatures, { summary: 'Features on the home page', example: { reply: [block] } });

describeCall(getSecondFeatures, {
  summary: 'Second list of features on the home page',
  example: { reply: [block] },
});

describeCall(getForWhom, { summary: 'People the site is for', example: { reply: [block] } });

describeCall(getHomepagePosters, { summary: 'Posters on the home page', example: { reply: [block] } });

describeCall(getHomepageTop, {
  summary: 'Top of the home page',
  throws: ['not_found'],
  example: { reply: block },
});

describeCall(getPresentationVideo, {
  summary: 'The film of the home page',
  throws: ['not_found'],
  example: { reply: { ...block, title: 'Один день зі Стежкою', video: film, note: 'Сонце перетинає небо.' } },
});

describeCall(getSlider, {
  summary: 'Pictures of a slider',
  throws: ['not_found'],
  example: { params: { slug: 'slajder-na-golovnij' }, reply: { images: [block] } },
});

describeCall(getBanner, {
  summary: 'One banner',
  throws: ['not_found'],
  example: { params: { slug: 'golovna-statti' }, reply: block },
});

describeCall(getPartners, {
  summary: 'Partners',
  example: {
    reply: [{ id: block.id, name: 'Тепла друкарня', description: 'Друкує наші щоденники.', link: '/about' }],
  },
});
