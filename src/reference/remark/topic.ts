import type { Place, Topic } from '../contract/model';
import { problem } from './problem';
import type { Page } from './reference';

/** The topic of the page, which tags without a name speak of. */
export const topicOf = (page: Page, place: Place, tag: string): Topic => {
  if (page.topic) return page.topic;
  const names = page.reference.contract.topics.map(({ name }) => name).join(', ');
  throw problem(
    place,
    `<${tag}> needs a topic, and ${page.file} is the page of none.`,
    `set it on the page of a topic (${names}), or add a tag to partners/${page.set}/openapi.yaml.`,
  );
};
