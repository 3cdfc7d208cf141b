import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { site } from './src/site/config/site';

export default {
  defaultSidebar: [
    'intro',
    {
      type: 'category',
      label: 'API',
      collapsed: false,
      link: {
        type: 'generated-index',
        title: `${site.productName} API`,
        slug: '/category/api',
        description:
          'Every operation you call, one page per resource: users, verification, cards, crypto-assets, transfers and SEPA.',
      },
      items: [
        'api/partner',
        'api/user',
        'api/kyc',
        'api/card',
        'api/crypto-deposit',
        'api/crypto-withdrawals',
        'api/exchange',
        'api/transfer',
        'api/sepa-transfer',
        'api/playground',
      ],
    },
    {
      type: 'category',
      label: 'Your API for us',
      collapsed: false,
      link: {
        type: 'generated-index',
        title: `Your API for ${site.productName}`,
        slug: '/category/your-api-for-us',
        description:
          'The endpoints you implement and we call: signed events, card decisions, challenges and your health.',
      },
      items: ['api-for-us/webhook'],
    },
    'fees',
    'change-log',
    'postman-collection',
  ],
} satisfies SidebarsConfig;
