import type { RootContent } from 'mdast';
import { eventAnchor } from '../contract/anchors';
import type { EventType } from '../contract/model';
import { block } from './jsx';
import { flatMarkdown, markdown, type Origin } from './markdown';
import { heading, link, text } from './mdast';
import { problem } from './problem';
import { hrefOn, type Page } from './reference';
import { type Tag, transformerOf } from './tag';
import { topicOf } from './topic';

/** What `data` holds: a link to the object where it is explained. */
const payload = (event: EventType, page: Page): readonly RootContent[] => {
  const { reference } = page;
  const schema =
    event.dataSchema === undefined ? undefined : reference.contract.schemas.get(event.dataSchema);
  if (!schema) return [];
  const target = reference.target('schema', schema.name);
  const title = text(schema.title);
  return [block('Fact', { term: 'Data' }, [target ? link(hrefOn(page, target), [title]) : title])];
};

const fact = (term: string, source: string | undefined, page: Page, origin: Origin) =>
  source === undefined || source === ''
    ? []
    : [block('Fact', { term }, flatMarkdown(page, source, origin))];

/** The heading and the block of one event. */
export const eventBlocks = (event: EventType, page: Page): readonly RootContent[] => {
  const origin = { place: event.place, topic: event.topic };
  return [
    heading(3, eventAnchor(event.type), event.type),
    block('ReferenceBlock', {}, [
      block('ReferenceMain', {}, [
        ...markdown(page, event.description, origin),
        block('Facts', {}, [
          ...fact('Sent', event.sent, page, origin),
          ...fact('Not sent', event.notSent, page, origin),
          ...fact('Order', event.ordering, page, origin),
          ...payload(event, page),
        ]),
      ]),
      block('ReferenceSide', {}, [block('Example', { title: event.type, value: event.example })]),
    ]),
  ];
};

export const eventsTag: Tag = {
  name: 'Events',
  required: [],
  optional: [],
  example: '<Events />',
  expand: (_values, page, place) => {
    const topic = topicOf(page, place, 'Events');
    const events = page.reference.contract.events.filter((event) => event.topic === topic.name);
    if (events.length === 0) {
      throw problem(
        place,
        `The topic \`${topic.name}\` has no events.`,
        'remove <Events />, or tag a webhook that has `x-event` with the topic.',
      );
    }
    return events.flatMap((event) => eventBlocks(event, page));
  },
};

/** `<Events />`: every event of the topic, each under a heading with its payload. */
export const events = transformerOf(eventsTag);
