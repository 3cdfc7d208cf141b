import type { PhrasingContent, RootContent } from 'mdast';
import { errorEntries, errorEntry } from '../blocks/errors';
import { facts } from '../blocks/facts';
import { optionalFact } from './optional-fact';
import { errorAnchor } from '../contract/anchors';
import { asObject, isObject } from '../contract/json';
import type { ErrorCode } from '../contract/model';
import { codeLink } from './code-link';
import { flatMarkdown, markdown, type Origin } from './markdown';
import { code, item, joined, link, list, text } from '../blocks/tree/mdast';
import { reproduceHref } from './playground';
import { hint, problem } from './problem';
import type { Page } from './reference';
import type { Tag } from './tag';
import { topicOf } from './topic';

/** Above this many operations a list of links says less than a sentence. */
const MAX_OPERATIONS = 8;

/** Content of a list item or a term. */
type Inner = RootContent | PhrasingContent;

const oneOrList = (page: Page, items: readonly string[], origin: Origin): readonly Inner[] => {
  const [first] = items;
  if (first === undefined) return [];
  if (items.length === 1) return flatMarkdown(page, first, origin);
  return [list(items.map((source) => item(flatMarkdown(page, source, origin))))];
};

/** Objects of the page whose `failure` can hold a code that no call answers with. */
const failing = (page: Page): readonly PhrasingContent[] => {
  const { path, reference } = page;
  const links = [...reference.contract.schemas.values()]
    .filter(({ schema }) => isObject(asObject(schema.properties).failure))
    .filter(({ name }) => reference.target('schema', name)?.page === path)
    .map(({ name }) => [codeLink(page, 'schema', name)]);
  return [text('No call. It stands in '), code('failure'), text(' of '), ...joined(links)];
};

const returnedBy = (error: ErrorCode, page: Page): readonly PhrasingContent[] => {
  const { operations, appliesTo } = error;
  if (appliesTo === 'failure') return failing(page);
  if (appliesTo === 'outside-operations') return [text('Calls to no operation.')];
  if (appliesTo === 'every-operation') return [text('Every operation.')];
  const links = operations.map((id) => [codeLink(page, 'op', id)]);
  return links.length > MAX_OPERATIONS
    ? [text(`${links.length} operations; each names it under its errors.`)]
    : joined(links);
};

/** How to see the code: in words, and as a request in the playground that is ready to send. */
const inSandbox = (error: ErrorCode, page: Page, origin: Origin): readonly Inner[] => {
  const description = flatMarkdown(page, error.sandbox, origin);
  const reproduction = page.reference.reproduction(error.code);
  if (!reproduction) return description;
  const href = reproduceHref(page, reproduction.operationId, error.code);
  const preference = `Prefer: code=${error.code}`;
  const namesPreference = reproduction.byPreference && !error.sandbox.includes(preference);
  return [
    ...description,
    text(' '),
    link(href, [text('Reproduce '), code(error.code)]),
    ...(namesPreference ? [text(', at once by the header '), code(preference), text('.')] : []),
  ];
};

const retry = ({ retryable }: ErrorCode): string =>
  retryable ? 'a retry may succeed' : 'a retry fails again';

const entry = (error: ErrorCode, page: Page): RootContent => {
  const origin = { place: error.place, topic: error.topic === 'common' ? undefined : error.topic };
  return errorEntry(
    {
      id: errorAnchor(error.code),
      code: error.code,
      status: error.status,
      title: `${error.title}; ${retry(error)}`,
      example: error.example,
    },
    [
      ...markdown(page, error.when, origin),
      facts({}, [
        ...optionalFact('Cause', oneOrList(page, error.causes, origin)),
        ...optionalFact('Fix', oneOrList(page, error.fixes, origin)),
        ...optionalFact('Sandbox', inSandbox(error, page, origin)),
        ...optionalFact('Returned by', returnedBy(error, page)),
      ]),
    ],
  );
};

/** `<Errors />`: the topic's error codes with cause, fix and an example of the answer. */
export const errorsTag: Tag = {
  name: 'Errors',
  required: [],
  optional: ['topic'],
  example: '<Errors />` or `<Errors topic="common" />',
  expand: (values, page, place) => {
    const { errors } = page.reference.contract;
    const name = values.get('topic') ?? topicOf(page, place, 'Errors').name;
    const ofTopic = errors.filter((error) => error.topic === name);
    if (ofTopic.length === 0) {
      const topics = new Set(errors.map((error) => error.topic));
      throw problem(place, `No error code has the topic \`${name}\`.`, hint(name, topics));
    }
    return [
      errorEntries(
        { id: `errors-${name}` },
        ofTopic.map((error) => entry(error, page)),
      ),
    ];
  },
};
