import { kebabCase } from './anchors';

/** Topic of entries that belong to no resource; the intro page explains them. */
export const COMMON_TOPIC = 'common';

/**
 * Names of other pages, of files that Docusaurus uses as the page of their folder, and of devices,
 * after which Windows can name no file.
 */
const TAKEN = /^(?:playground|api|index|readme|con|prn|aux|nul|com\d|lpt\d)$/;

/** In characters; the name of a file has at most 255 bytes. */
const MOST_NAME = 100;

/**
 * Path of a topic's page below the set's base: `api/card`, `api-for-us/webhook`, `` for the intro.
 * Topics whose names differ only in capitals and punctuation share a page.
 */
export function topicPath(topic: string): string {
  if (topic === COMMON_TOPIC) return '';
  if (topic === 'webhook') return 'api-for-us/webhook';
  const letters = kebabCase(topic.normalize('NFKD').replaceAll(/\p{M}/gu, ''));
  const words = letters.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-+/, '');
  const name = words.slice(0, MOST_NAME).replace(/-+$/, '') || 'topic';
  return `api/${TAKEN.test(name) ? `${name}-operations` : name}`;
}

/** Path of a page below the site's base, `/general/api/card`; `route` is its path below the set's. */
export const pagePath = (set: string, route: string): string =>
  `/${[set, route].filter(Boolean).join('/')}`;

/** Address of a topic's page; `docsUrl` is the documentation's address without a final slash. */
export const topicUrl = (docsUrl: string, set: string, topic: string): string =>
  [docsUrl.replace(/\/$/, ''), set, topicPath(topic)].filter(Boolean).join('/');
