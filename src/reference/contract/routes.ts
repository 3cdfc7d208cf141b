/** Topic of entries that belong to no resource; the intro page explains them. */
export const COMMON_TOPIC = 'common';

/** Path of a topic's page below the set's base: `api/card`, `api-for-us/webhook`, `` for the intro. */
export function topicPath(topic: string): string {
  if (topic === COMMON_TOPIC) return '';
  return topic === 'webhook' ? 'api-for-us/webhook' : `api/${topic}`;
}

/** Address of a topic's page; `docsUrl` is the documentation's address without a final slash. */
export const topicUrl = (docsUrl: string, set: string, topic: string): string =>
  [docsUrl.replace(/\/$/, ''), set, topicPath(topic)].filter(Boolean).join('/');
