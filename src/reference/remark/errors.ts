import type { PhrasingContent, RootContent } from 'mdast';
import { errorEntries, errorEntry } from '../blocks/errors';
import { code, item, joined, link, list, text } from '../blocks/tree/mdast';
import { errorAnchor, errorsAnchor } from '../contract/page/anchors';
import { asObject, isObject } from '../contract/json';
import type { ErrorCode } from '../contract/model';
import { COMMON_TOPIC } from '../contract/page/routes';
import { codeLink, hrefTo } from './links';
import { flatMarkdown, markdown } from './markdown';
import { type Content, factList } from './parts';
import { reproduceHref } from './playground';
import { hint, pageError } from './problem';
import type { Origin, Page } from './reference';
import type { Tag } from './tag';
import { topicOf } from './topic';

/** With more operations than this, a sentence says more than a list of links. */
const MAX_OPERATIONS = 8;

/** Several texts as a list; a single text without a list. */
const textOrList = (page: Page, texts: readonly string[], origin: Origin): Content =>
  texts.length > 1
    ? [list(texts.map((source) => item(markdown(page, source, origin))))]
    : texts.flatMap((source) => flatMarkdown(page, source, origin));

/** Links to the page's objects whose `failure` can hold a code that no call returns. */
const failing = (page: Page): readonly PhrasingContent[] => {
  const links = [...page.reference.contract.schemas.values()]
    .filter(({ schema }) => isObject(asObject(schema.properties).failure))
    .filter(({ name }) => hrefTo(page, 'schema', name)?.startsWith('#'))
    .map(({ name }) => [codeLink(page, 'schema', name)]);
  return [text('No call. It is the code in '), code('failure'), text(' of '), ...joined(links)];
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

/** Describes how to see the code in the sandbox, with a link to a ready playground request. */
const inSandbox = (error: ErrorCode, page: Page, origin: Origin): Content => {
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

const entry = (error: ErrorCode, page: Page): RootContent => {
  const origin = {
    place: error.place,
    topic: error.topic === COMMON_TOPIC ? undefined : error.topic,
  };
  const retry = error.retryable ? 'a retry may succeed' : 'retrying does not help';
  return errorEntry(
    {
      id: errorAnchor(error.code),
      code: error.code,
      status: error.status,
      title: `${error.title}; ${retry}`,
      example: error.example,
    },
    [
      ...markdown(page, error.when, origin),
      factList({
        Cause: textOrList(page, error.causes, origin),
        Fix: textOrList(page, error.fixes, origin),
        Sandbox: inSandbox(error, page, origin),
        'Returned by': returnedBy(error, page),
      }),
    ],
  );
};

/** `<Errors />`: the topic's error codes with cause, fix and an example answer. */
export const errorsTag: Tag = {
  name: 'Errors',
  attributes: { topic: 'text' },
  example: '<Errors />` or `<Errors topic="common" />',
  expand: (page, place, { topic }) => {
    const { errors } = page.reference.contract;
    const name = topic ?? topicOf(page, place, 'Errors').name;
    const ofTopic = errors.filter((error) => error.topic === name);
    if (ofTopic.length === 0) {
      const topics = new Set(errors.map((error) => error.topic));
      throw pageError(place, `No error code has the topic \`${name}\`.`, hint(name, topics));
    }
    return [
      errorEntries(
        { id: errorsAnchor(name) },
        ofTopic.map((error) => entry(error, page)),
      ),
    ];
  },
};
