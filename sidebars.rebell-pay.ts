import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { setTitles } from './src/site/config/sets';

const { 'rebell-pay': title = '' } = setTitles;

export default {
  defaultSidebar: [
    'intro',
    {
      type: 'category',
      label: 'API',
      collapsed: false,
      link: {
        type: 'generated-index',
        title: `${title} API`,
        slug: '/category/api',
        description:
          'Every operation you call, one page per resource: orders, rates, users, crypto-assets, exchanges and transfers.',
      },
      items: [
        'api/partner',
        'api/user',
        'api/order',
        'api/rate',
        'api/crypto-deposit',
        'api/crypto-withdrawals',
        'api/exchange',
        'api/transfer',
        'api/playground',
      ],
    },
    {
      type: 'category',
      label: 'Your API for us',
      collapsed: false,
      link: {
        type: 'generated-index',
        title: `Your API for ${title}`,
        slug: '/category/your-api-for-us',
        description:
          'The endpoints you implement and we call: signed events about orders and payouts, and your health.',
      },
      items: ['api-for-us/webhook'],
    },
    'fees',
    'change-log',
    'postman-collection',
  ],
} satisfies SidebarsConfig;
