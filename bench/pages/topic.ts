import { type Chance, chanceFrom } from './random';
import * as words from './words';

export type FieldType = 'text' | 'number' | 'flag' | 'moment' | 'identifier';

/** A field of an object or of a request, with the text for its row. */
export interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly required: boolean;
  /** A sentence about the allowed values; undefined if the type is sufficient. */
  readonly rule: string | undefined;
  readonly meaning: string;
  readonly example: string | number | boolean;
}

export interface Operation {
  /** lowerCamelCase. */
  readonly id: string;
  readonly method: 'get' | 'post';
  /** The path below the base URL: `/late-payouts/{id}/cancel`. */
  readonly path: string;
  /** The heading. */
  readonly summary: string;
  readonly description: string;
  /** The fields of the body; empty if there is none. */
  readonly body: readonly Field[];
  readonly answer: 'object' | 'list';
  /** What to do if the answer is lost; undefined for read operations. */
  readonly retry: string | undefined;
}

/** The reason why calls of a topic are refused. */
export interface Refusal {
  readonly code: string;
  readonly title: string;
  readonly when: string;
  readonly cause: string;
  readonly fix: string;
}

/** One page of an API reference: an object and the calls on it. */
export interface Topic {
  /** The last part of the address: `late-payout`. */
  readonly slug: string;
  /** `Late payout`. */
  readonly title: string;
  /** The name of the object's schema: `LatePayout`. */
  readonly object: string;
  readonly description: string;
  readonly purpose: string;
  readonly fields: readonly Field[];
  readonly refusal: Refusal;
  readonly operations: readonly Operation[];
}

const SEED = 20_261_101;
const FIELDS_OF_OBJECT = 11;
const FIELDS_OF_REQUEST = 8;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const plural = (text: string): string =>
  /[^aeiou]y$/.test(text)
    ? text.replace(/y$/, 'ies')
    : `${text}${/(?:s|ch)$/.test(text) ? 'es' : 's'}`;

const fieldOf = (
  { name, type, rule, meanings, examples }: words.FieldKind,
  required: boolean,
  { pick }: Chance,
): Field => ({ name, type, required, rule, meaning: pick(meanings), example: pick(examples) });

const bodyOf = (chance: Chance): readonly Field[] =>
  chance
    .some(words.FIELDS, FIELDS_OF_REQUEST)
    .map((kind, place) => fieldOf(kind, place < 2, chance));

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

interface Names {
  /** `late payout`. */
  readonly noun: string;
  readonly object: string;
  /** `/late-payouts`. */
  readonly path: string;
}

const RETRY =
  'Safe to repeat with the same `Idempotency-Key`. With a new key the call is a new one.';

function usualOperations({ noun, object, path }: Names, chance: Chance): readonly Operation[] {
  const { pick } = chance;
  const many = plural(noun);
  return [
    {
      id: `create${object}`,
      method: 'post',
      path,
      summary: `Create ${withArticle(noun)}`,
      description: `Makes ${withArticle(noun)} and answers with it. Nothing is booked before its validity begins. ${pick(words.ADVICE)}`,
      body: bodyOf(chance),
      answer: 'object',
      retry: RETRY,
    },
    {
      id: `list${plural(object)}`,
      method: 'get',
      path,
      summary: `List ${many}`,
      description: `Answers with the ${many} of your program, newest first, one page at a time. ${pick(words.ADVICE)}`,
      body: [],
      answer: 'list',
      retry: undefined,
    },
    {
      id: `get${object}`,
      method: 'get',
      path: `${path}/{id}`,
      summary: `Get ${withArticle(noun)}`,
      description: `Answers with one ${noun} as it is now. ${pick(words.ADVICE)}`,
      body: [],
      answer: 'object',
      retry: undefined,
    },
    {
      id: `cancel${object}`,
      method: 'post',
      path: `${path}/{id}/cancel`,
      summary: `Cancel ${withArticle(noun)}`,
      description: `Ends ${withArticle(noun)} before its time. What was booked stays booked. ${pick(words.ADVICE)}`,
      body: bodyOf(chance),
      answer: 'object',
      retry: RETRY,
    },
  ];
}

const actionOn =
  ({ noun, object, path }: Names, chance: Chance) =>
  (action: string): Operation => ({
    id: `${action}${object}`,
    method: 'post',
    path: `${path}/{id}/${action}`,
    summary: `${capitalized(action)} ${withArticle(noun)}`,
    description: `Asks to ${action} ${withArticle(noun)} and answers with its new state. ${chance.pick(words.ADVICE)}`,
    body: bodyOf(chance),
    answer: 'object',
    retry: RETRY,
  });

/** The maximum number of topics, limited by the number of names. */
export const MOST_TOPICS = words.KINDS.length * words.THINGS.length;

function topicOf(number: number, isHeavy: boolean): Topic {
  const chance = chanceFrom(SEED + number);
  // Neighbors in the sidebar differ in both words.
  const kind = words.KINDS[number % words.KINDS.length] ?? '';
  const turn = Math.floor(number / words.KINDS.length);
  const thing = words.THINGS[(number + turn) % words.THINGS.length] ?? '';
  const noun = `${kind.toLowerCase()} ${thing}`;
  const slug = noun.replace(' ', '-');
  const object = kind + capitalized(thing);
  const names = { noun, object, path: `/${plural(slug)}` };
  const identifier: Field = {
    name: 'id',
    type: 'identifier',
    required: true,
    rule: undefined,
    meaning: `Identifier of the ${noun}.`,
    example: `obj_${chance.hex(8)}`,
  };
  const fields = chance
    .some(words.FIELDS, FIELDS_OF_OBJECT)
    .map((one, place) => fieldOf(one, place < 5, chance));
  return {
    slug,
    object,
    title: `${kind} ${thing}`,
    description: `Create ${withArticle(noun)}, look it up, list all of them and cancel one.`,
    purpose: `${capitalized(withArticle(noun))} is an object of the API. ${chance.pick(words.PURPOSES)}`,
    fields: [identifier, ...fields],
    refusal: {
      code: `${noun.replace(' ', '_')}_not_open`,
      title: `${kind} ${thing} not open`,
      when: `The ${noun} takes no changes in its present state.`,
      cause: chance.pick(words.CAUSES),
      fix: chance.pick(words.FIXES),
    },
    operations: [
      ...usualOperations(names, chance),
      ...(isHeavy ? words.ACTIONS.map(actionOn(names, chance)) : []),
    ],
  };
}

/**
 * The given number of topics, the same in every run. The last is the heavy one, with all operations
 * that an object can have on one page.
 */
export function topicsOf(pages: number): readonly Topic[] {
  if (pages < 2 || pages > MOST_TOPICS) {
    throw new Error(`${pages} pages: from 2 to ${MOST_TOPICS} can be made.`);
  }
  return Array.from({ length: pages }, (_, number) => topicOf(number, number === pages - 1));
}
