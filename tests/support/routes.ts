const GENERAL = [
  'api-for-us/webhook',
  'api/card',
  'api/crypto-deposit',
  'api/crypto-withdrawals',
  'api/exchange',
  'api/kyc',
  'api/partner',
  'api/playground',
  'api/sepa-transfer',
  'api/transfer',
  'api/user',
  'category/api',
  'category/your-api-for-us',
  'change-log',
  'fees',
  'postman-collection',
];

const REBELL_PAY = [
  'api-for-us/webhook',
  'api/crypto-deposit',
  'api/crypto-withdrawals',
  'api/exchange',
  'api/order',
  'api/partner',
  'api/playground',
  'api/rate',
  'api/transfer',
  'api/user',
  'category/api',
  'category/your-api-for-us',
  'change-log',
  'fees',
  'postman-collection',
];

/** Every page of the specification, as a path below the base path; the landing page is ''. */
export const siteRoutes = (): readonly string[] => [
  '',
  'markdown-page',
  'general',
  ...GENERAL.map((page) => `general/${page}`),
  'rebell-pay',
  ...REBELL_PAY.map((page) => `rebell-pay/${page}`),
];
