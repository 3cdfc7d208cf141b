import type { RootContent } from 'mdast';
import { example } from '../blocks/example';
import { referenceBlock, referenceMain, referenceSide } from '../blocks/reference-block';
import { heading } from '../blocks/tree/mdast';
import { eventAnchor } from '../contract/page/anchors';
import type { EventType } from '../contract/model';
import { placeMarks } from './changes';
import { foldedFields } from './fields';
import { schemaLink } from './links';
import { flatMarkdown, markdown } from './markdown';
import { factList, lineSection } from './parts';
import type { Page } from './reference';
import type { Tag } from './tag';
import { itemsOfTopic } from './topic';
import { unlikeObject } from './unlike';

/** Fields of `data`, for events whose object has no field list elsewhere. */
const dataFields = (event: EventType, page: Page): readonly RootContent[] => {
  const { fields } = page.reference.fieldsOf(event.payload, 'writeOnly');
  const data = fields.find(({ name }) => name === 'data')?.children ?? [];
  const prefix = eventAnchor(page.reference.contract, event.type);
  const roots = [{ place: `event:${event.type}.body`, depth: 0 }];
  const scope = { page, origin: event, prefix, taken: new Set<string>(), roots };
  return lineSection('Data', foldedFields('Fields', data, scope));
};

/** The heading and the block of one event. */
export const eventBlocks = (event: EventType, page: Page): readonly RootContent[] => {
  const object = schemaLink(page, event.dataSchema);
  const prose = (source = '') => flatMarkdown(page, source, event);
  return [
    heading(3, eventAnchor(page.reference.contract, event.type), event.type, {
      becomes: 'event',
      names: [event.summary],
    }),
    referenceBlock({}, [
      referenceMain({}, [
        ...placeMarks(page, `event:${event.type}`, `event:${event.type}.body`),
        ...markdown(page, event.description, event),
        factList({
          Sent: prose(event.sent),
          'Not sent': prose(event.notSent),
          Order: prose(event.ordering),
          Data: object ? [object] : [],
        }),
        ...(object ? [] : dataFields(event, page)),
      ]),
      referenceSide({}, [
        example({
          title: event.type,
          value: event.example,
          object: unlikeObject(page, event.dataSchema, event.example, 'data'),
        }),
      ]),
    ]),
  ];
};

/** `<Events />`: every event of the topic, each under a heading with its payload. */
export const eventsTag: Tag = {
  name: 'Events',
  expand: (page, place) =>
    itemsOfTopic(
      page,
      place,
      'Events',
      ({ name }) => page.reference.contract.events.filter(({ topic }) => topic === name),
      'events',
      'tag a webhook that has `x-event` with the topic',
    ).flatMap((event) => eventBlocks(event, page)),
};
