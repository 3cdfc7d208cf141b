import { expect, it } from 'vitest';
import { topicPath } from './routes';

it.each([
  ['card', 'api/card'],
  ['crypto-deposit', 'api/crypto-deposit'],
  ['webhook', 'api-for-us/webhook'],
  ['common', ''],
  ['Pets & "toys" (all)', 'api/pets-toys-all'],
  ['../../etc', 'api/etc'],
  ['Playground', 'api/playground-operations'],
  ['API', 'api/api-operations'],
  ['index', 'api/index-operations'],
  ['???', 'api/topic'],
  ['Grünstrom-Index', 'api/grunstrom-index'],
  ['图书', 'api/topic'],
  ['3DS', 'api/3-ds'],
  ['con', 'api/con-operations'],
  ['_category_', 'api/category'],
  [`${'long '.repeat(60)}name`, `api/${'long-'.repeat(20).slice(0, -1)}`],
])('the page of the topic %s is %s', (topic, path) => {
  expect(topicPath(topic)).toBe(path);
});
