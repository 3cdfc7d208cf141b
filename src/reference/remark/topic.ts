import type { Place, Topic } from '../contract/model';
import { hint, pageError } from './problem';
import type { Page } from './reference';

/** The topic of the page, for tags without a name. */
export const topicOf = (page: Page, place: Place, tag: string): Topic => {
  if (page.topic) return page.topic;
  const names = page.reference.contract.topics.map(({ name }) => name).join(', ');
  throw pageError(
    place,
    `<${tag}> needs a topic, and ${page.file} is the page of none.`,
    `put it on the page of a topic (${names}), or add a tag to partners/${page.set}/openapi.yaml.`,
  );
};

/**
 * The items of the page's topic for a tag.
 *
 * @param what plural name of the items
 * @param next how to add items to the contract
 * @throws {ContractError} when there are none
 */
export function itemsOfTopic<T>(
  page: Page,
  place: Place,
  tag: string,
  itemsOf: (topic: Topic) => readonly T[],
  what: string,
  next: string,
): readonly T[] {
  const topic = topicOf(page, place, tag);
  const items = itemsOf(topic);
  if (items.length > 0) return items;
  throw pageError(
    place,
    `The topic \`${topic.name}\` has no ${what}.`,
    `remove <${tag} />, or ${next}.`,
  );
}

/** The item with a name. @throws {ContractError} when there is no such name */
export function lookUp<T>(
  page: Page,
  place: Place,
  kind: string,
  items: ReadonlyMap<string, T>,
  name: string,
): T {
  const item = items.get(name);
  if (item !== undefined) return item;
  throw pageError(
    place,
    `The contract of ${page.set} has no ${kind} \`${name}\`.`,
    hint(name, items.keys()),
  );
}
