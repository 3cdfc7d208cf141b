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
])('the page of the topic %s is %s', (topic, path) => {
  expect(topicPath(topic)).toBe(path);
});
