import type { Link, RootContent } from 'mdast';
import { example } from '../blocks/example';
import { fact, facts } from '../blocks/facts';
import { optionalFact } from './optional-fact';
import { referenceBlock, referenceMain, referenceSide } from '../blocks/reference-block';
import { eventAnchor } from '../contract/anchors';
import type { EventType } from '../contract/model';
import { fieldList } from './fields';
import { placeMarks } from './changes';
import { flatMarkdown, markdown, type Origin } from './markdown';
import { heading, link, text } from '../blocks/tree/mdast';
import { section } from './operation-request';
import { problem } from './problem';
import { hrefOn, type Page } from './reference';
import type { Tag } from './tag';
import { topicOf } from './topic';

/** Link to the object that `data` holds, where it is explained on its own. */
const dataLink = ({ dataSchema }: EventType, page: Page): Link | undefined => {
  const { contract, target } = page.reference;
  const schema = dataSchema === undefined ? undefined : contract.schemas.get(dataSchema);
  const place = schema && target('schema', schema.name);
  return place && link(hrefOn(page, place), [text(schema.title)]);
};

/** Fields of `data` that no object's own table explains. */
const dataFields = (event: EventType, page: Page, origin: Origin): readonly RootContent[] => {
  const { fields } = page.reference.fieldsOf(event.payload);
  const data = fields.find(({ name }) => name === 'data')?.children ?? [];
  const prefix = eventAnchor(event.type);
  const roots = [{ at: `event:${event.type}.body`, depth: 0 }];
  return section('Data', fieldList(data, { page, origin, prefix, taken: new Set(), roots }));
};

const prose = (term: string, source: string | undefined, page: Page, origin: Origin) =>
  optionalFact(term, flatMarkdown(page, source ?? '', origin));

/** The heading and the block of one event. */
export const eventBlocks = (event: EventType, page: Page): readonly RootContent[] => {
  const origin = { place: event.place, topic: event.topic };
  const object = dataLink(event, page);
  return [
    heading(3, eventAnchor(event.type), event.type),
    referenceBlock({}, [
      referenceMain({}, [
        ...placeMarks(page, `event:${event.type}`, `event:${event.type}.body`),
        ...markdown(page, event.description, origin),
        facts({}, [
          ...prose('Sent', event.sent, page, origin),
          ...prose('Not sent', event.notSent, page, origin),
          ...prose('Order', event.ordering, page, origin),
          ...(object ? [fact({ term: 'Data' }, [object])] : []),
        ]),
        ...(object ? [] : dataFields(event, page, origin)),
      ]),
      referenceSide({}, [example({ title: event.type, value: event.example })]),
    ]),
  ];
};

/** `<Events />`: every event of the topic, each under a heading with its payload. */
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
