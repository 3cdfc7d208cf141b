import type { EventType } from '../contract/model';
import { codeLink } from './code-link';
import { phrase } from './markdown';
import { type Cell, link, table, text } from '../blocks/tree/mdast';
import { problem } from './problem';
import { hrefOn, type Page } from './reference';
import type { Tag } from './tag';

/** The object in `data`, linked to where it is explained. */
const payload = ({ dataSchema }: EventType, page: Page): Cell => {
  const schema =
    dataSchema === undefined ? undefined : page.reference.contract.schemas.get(dataSchema);
  if (!schema) return [text('An object of its own')];
  const target = page.reference.target('schema', schema.name);
  return [target ? link(hrefOn(page, target), [text(schema.title)]) : text(schema.title)];
};

const topic = (event: EventType, page: Page): Cell => {
  const found = page.reference.contract.topics.find(({ name }) => name === event.topic);
  const href = page.reference.pageOf(event.topic);
  const title = text(found?.title ?? event.topic);
  return [href === undefined ? title : link(href, [title])];
};

const row = (event: EventType, page: Page): readonly Cell[] => [
  [codeLink(page, 'event', event.type)],
  phrase(page, event.summary, { place: event.place, topic: event.topic }),
  payload(event, page),
  topic(event, page),
];

/** `<EventCatalog />`: every event of the set with its object and the page that explains it. */
export const eventCatalogTag: Tag = {
  name: 'EventCatalog',
  required: [],
  optional: [],
  example: '<EventCatalog />',
  expand: (_values, page, place) => {
    const { events, topics, set } = page.reference.contract;
    if (events.length === 0) {
      throw problem(
        place,
        `The contract of ${set} has no events.`,
        'remove <EventCatalog />, or add a webhook that has `x-event`.',
      );
    }
    const order = (event: EventType) => topics.findIndex(({ name }) => name === event.topic);
    const byTopic = [...events].sort((a, b) => order(a) - order(b));
    return [
      table(
        ['Event', 'What happened', 'Object in data', 'Page'],
        byTopic.map((event) => row(event, page)),
      ),
    ];
  },
};
