import { hash } from '../hash';
import type { Contract, Lifecycle } from '../model';

/** `createCard` → `create-card`, `CardLimits` → `card-limits`. */
export const kebabCase = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/[^\p{L}\p{N}-]+/gu, '-')
    .toLowerCase();

/** The anchors of other things than operations begin with one of these words. */
const RESERVED = /^(?:authentication|errors?|event|fee|object|states?|topic)-/;

const LONGEST = 80;

/**
 * An anchor of any name: its words, and a hash of its exact letters. No two names share it, even
 * where a file system ignores capitals.
 */
const marked = (name: string): string => {
  const letters = kebabCase(name.normalize('NFKD').replaceAll(/\p{M}/gu, ''));
  const words = letters.replaceAll(/[^a-z0-9]+/g, '-').slice(0, LONGEST);
  return `${words.replace(/^-+|-+$/g, '') || 'name'}--${hash(name)}`;
};

/** The words of an anchor, without the hash. */
export const anchorWords = (anchor: string): string => anchor.replace(/--[0-9a-f]{8}$/, '');

const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const pascalCase = (words: string): string => words.split('-').map(upperFirst).join('');

/**
 * The styles in which names of a kind are usually written. The function turns a name into words
 * joined by `-`, and into a name again; a name that survives this is the only one with these words.
 */
type Style = readonly [words: (name: string) => string, name: (words: string) => string];

const PASCAL: Style = [kebabCase, pascalCase];
const CAMEL: Style = [kebabCase, (words) => words.charAt(0) + pascalCase(words).slice(1)];
const SNAKE: Style = [(name) => name.replaceAll('_', '-'), (words) => words.replaceAll('-', '_')];
const KEBAB: Style = [(name) => name, (words) => words];

/** The words of a name in a style; undefined if other names have the same words. */
function wordsIn([wordsOf, nameOf]: Style, name: string): string | undefined {
  const words = wordsOf(name);
  const isUsual = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(words) && words.length <= LONGEST;
  return isUsual && nameOf(words) === name ? words : undefined;
}

/** A name with `_` between its words stays as it is, so that it differs from all others. */
const asWritten = (name: string): string | undefined =>
  /^[a-z0-9]+(_[a-z0-9]+)+$/.test(name) && name.length <= LONGEST ? name : undefined;

const anchorIn = (style: Style, name: string): string =>
  wordsIn(style, name) ?? asWritten(name) ?? marked(name);

/** The conventions of the site, which decide how its own contracts name things. */
type Conventions = Pick<Contract, 'sharesConventions'>;

/**
 * `create-card`: heading of an operation. Like every anchor below, it depends on nothing but the
 * name, so that it stays when the document grows.
 */
export function operationAnchor(operationId: string): string {
  const anchor = anchorIn(CAMEL, operationId);
  return RESERVED.test(anchor) ? marked(operationId) : anchor;
}

/** `object-card`: an object; `card` by the conventions, which rule out operations of that name. */
export function schemaAnchor({ sharesConventions }: Conventions, name: string): string {
  const words = sharesConventions ? wordsIn(PASCAL, name) : undefined;
  return words ?? `object-${anchorIn(PASCAL, name)}`;
}

/** The heading of an object whose fields are on another page. */
export const statesAnchor = (name: string): string => `states-${anchorIn(PASCAL, name)}`;

/** `card-status-frozen`: a row of a lifecycle. */
export function stateAnchor(
  { sharesConventions }: Conventions,
  { schema, property }: Pick<Lifecycle, 'schema' | 'property'>,
  state: string,
): string {
  const parts = [wordsIn(PASCAL, schema), wordsIn(CAMEL, property), wordsIn(SNAKE, state)];
  const words = parts.every((part) => part !== undefined) ? parts.join('-') : undefined;
  return sharesConventions && words !== undefined
    ? words
    : `state-${marked([schema, property, state].join('\n'))}`;
}

/** `event-card-created`: heading of an event. */
export function eventAnchor({ sharesConventions }: Conventions, type: string): string {
  if (!/^[a-z0-9]+([._][a-z0-9]+)*$/.test(type)) return `event-${marked(type)}`;
  return `event-${type.replaceAll(sharesConventions ? /[._]/g : '.', '-')}`;
}

/** `error-card-not-active`: row of an error table. */
export const errorAnchor = (code: string): string =>
  `error-${wordsIn(SNAKE, code) ?? marked(code)}`;

/** `errors-card`: the error table of a topic. */
export const errorsAnchor = (topic: string): string => `errors-${anchorIn(KEBAB, topic)}`;

/** `authentication-api-key`: heading of a security scheme. */
export const schemeAnchor = (name: string): string => `authentication-${anchorIn(CAMEL, name)}`;

/** `topic-card-events`: heading of a part of a topic, or of what a key of its tag selects. */
export const topicAnchor = (key: string, part: string): string =>
  `topic-${anchorIn(KEBAB, key)}-${part}`;

/** A name within the anchor of a field; names without odd characters stay as they are. */
export const fieldSegment = (name: string): string =>
  /^[\w-]+$/.test(name) && !name.includes('--') ? name : marked(name);

/** A segment for an alternative or a media type, which is the name of no field: `~by-card`. */
export const choiceSegment = (title: string): string => `~${anchorIn(KEBAB, kebabCase(title))}`;

/** `op=createCard`: an operation in the playground. */
export const playgroundAnchor = (operationId: string): string =>
  new URLSearchParams({ op: operationId }).toString();
