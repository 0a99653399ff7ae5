import { describeCall } from '@stezhka/kit-contract/examples';
import { getContacts, getMenu, type SocialNetwork } from '../frame.ts';

describeCall(getMenu, {
  summary: 'Side menu',
  example: {
    reply: {
      menu: [
        {
          id: 'catalog',
          type: 'default',
          label: 'Крамниця',
          title: 'Крамниця',
          url: '/catalog',
          link: '/catalog',
          icon: 'catalog',
          slug: null,
          level: 0,
          count: null,
          children: [],
          list: [],
          expanded: false,
          appActive: false,
          audience: 'all',
          childrenFrom: 'catalog-categories',
        },
      ],
      footer: [{ title: 'Крамниця', list: [{ title: 'Зошити', link: '/catalog/zoshyty' }] }],
    },
  },
});

const network: SocialNetwork = {
  link: 'https://telegram.stezhka.example/',
  title: 'Telegram',
  socialNetwork: { image: '/icons/telegram.svg' },
};

describeCall(getContacts, {
  summary: 'Contacts of the site',
  example: {
    reply: {
      contacts: {
        addresses: ['Київ, вул. Тиха Стежка, 12'],
        email: 'dobryden@stezhka.example',
        facebookLink: '',
        instagramLink: '',
        telegramName: 'stezhka_example',
        phones: ['+380 44 000 00 00'],
        postalCode: '04000',
        regionCode: 'UA-30',
        workTime: 'пн–пт 9:00–19:00',
        studioLink: 'https://studio.stezhka.example/',
        cmsLink: 'https://cms.stezhka.example/',
        socials: [network],
        socialNetworks: [network],
      },
    },
  },
});
