import { asText } from '../contract/json';
import { oncePer } from '../contract/once-per';
import { patternOf } from '../contract/schema/validate-scalar';
import type { Validator } from '../contract/schema/validate';
import type { MockContract, MockOperation } from './contract';
import { uuidv7, type Random } from './ids';

/** Literal beginning of a pattern, `crd_`: what tells the ids of one type of object from those of others. */
const startOf = (pattern: string): string | undefined => /^\^([A-Za-z]+[_-])/.exec(pattern)?.[1];

/** Whether a pattern tells the ids of one type of object from those of others. */
export const isTelling = (pattern: string | undefined): pattern is string =>
  pattern !== undefined && startOf(pattern) !== undefined && !patternOf(pattern).test('');

/** Identifiers of a request by the patterns that the contract gives them. */
export type IdsByPattern = ReadonlyMap<string, string>;

/** A pattern as a text holds it. One without an end goes on to the end of the word. */
const inText = oncePer(({ source, flags }: RegExp): RegExp => {
  const [body, end] = [source.slice(1).replace(/\$$/, ''), source.endsWith('$') ? '' : '[\\w-]*'];
  return new RegExp(`\\b${body}${end}`, `g${flags}`);
});

/** A text with other identifiers. */
export const withIds = (text: string, ids: IdsByPattern): string =>
  [...ids].reduce(
    (changed, [pattern, id]) => changed.replaceAll(inText(patternOf(pattern)), id),
    text,
  );

const CLASSES = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A text of the shape of another: digits for digits, letters for letters. */
const reshuffled = (text: string, random: Random): string =>
  text.replaceAll(/[0-9A-Za-z]/g, (char) => {
    const all = CLASSES.find((characters) => characters.includes(char)) ?? char;
    return all.charAt(Math.floor(random() * all.length));
  });

const TRIES = 100;

/** Tells the identifiers of objects by the patterns of the properties that hold them (`x-id`). */
export class Identifiers {
  private readonly patterns: ReadonlyMap<string, string>;

  constructor(
    private readonly contract: MockContract,
    private readonly validator: Validator,
  ) {
    this.patterns = new Map(
      Object.entries(contract.resources).flatMap(([type, { id }]): [string, string][] => {
        const schema = id === undefined ? undefined : validator.properties({ $ref: type }).get(id);
        const pattern =
          schema === undefined ? undefined : asText(validator.resolve(schema).pattern);
        return isTelling(pattern) ? [[type, pattern]] : [];
      }),
    );
  }

  /** Whether objects of a type are told apart by their identifiers. */
  has(type: string): boolean {
    return this.patterns.has(type);
  }

  /** Types of object that an identifier may belong to. */
  typesOf(text: string): readonly string[] {
    return [...this.patterns].flatMap(([type, pattern]) =>
      patternOf(pattern).test(text) ? type : [],
    );
  }

  inPath({ parameters }: MockOperation, path: ReadonlyMap<string, string>): IdsByPattern {
    return new Map(
      parameters.flatMap(({ in: place, name, schema }): [string, string][] => {
        const value = place === 'path' ? path.get(name) : undefined;
        const pattern = asText(this.validator.resolve(schema).pattern);
        if (value === undefined || !isTelling(pattern)) return [];
        return patternOf(pattern).test(value) ? [[pattern, value]] : [];
      }),
    );
  }

  /**
   * A new identifier of a type: a UUIDv7 after the beginning of its pattern, or a text of the shape of its
   * example where the pattern asks for something else.
   */
  make(type: string, ms: number, random: Random): string {
    const pattern = this.patterns.get(type) ?? '';
    const { id = '', example } = this.contract.resources[type] ?? {};
    const start = startOf(pattern) ?? '';
    const shown = asText(example?.[id]) ?? '';
    const isIn = patternOf(pattern);
    let made = `${start}${uuidv7(ms, random)}`;
    for (let tries = 0; tries < TRIES && !isIn.test(made); tries += 1) {
      made = `${start}${reshuffled(shown.slice(start.length), random)}`;
    }
    return isIn.test(made) ? made : shown;
  }
}
