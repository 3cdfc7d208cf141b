import { table, text } from '../blocks/tree/mdast';
import { codeLink, schemaLink, topicLink } from './links';
import { phrase } from './markdown';
import { pageError } from './problem';
import type { Tag } from './tag';

/** `<EventCatalog />`: every event of the set with its object and the page that documents it. */
export const eventCatalogTag: Tag = {
  name: 'EventCatalog',
  expand: (page, place) => {
    const { events, topics, schemas, set } = page.reference.contract;
    if (events.length === 0) {
      throw pageError(
        place,
        `The contract of ${set} has no events.`,
        'remove <EventCatalog />, or add a webhook that has `x-event`.',
      );
    }
    const order = topics.map(({ name }) => name);
    const rows = events
      .toSorted((a, b) => order.indexOf(a.topic) - order.indexOf(b.topic))
      .map((event) => {
        const { title = 'An object of its own' } = schemas.get(event.dataSchema ?? '') ?? {};
        return [
          [codeLink(page, 'event', event.type)],
          phrase(page, event.summary, event),
          [schemaLink(page, event.dataSchema) ?? text(title)],
          [topicLink(page, event.topic)],
        ];
      });
    return [table(['Event', 'What happened', 'Object in data', 'Page'], rows)];
  },
};
