import { asText } from '../contract/json';
import { oncePer } from '../contract/once-per';
import { patternOf } from '../contract/schema/validate-scalar';
import type { Validator } from '../contract/schema/validate';
import type { MockContract, MockOperation } from './contract';
import { uuidv7, type Random } from './ids';

/** Returns the literal prefix of a pattern, such as `crd_`, which distinguishes types of ids. */
const startOf = (pattern: string): string | undefined => /^\^([A-Za-z]+[_-])/.exec(pattern)?.[1];

/** Whether a pattern distinguishes the ids of one type of object from all others. */
export const isTelling = (pattern: string | undefined): pattern is string =>
  pattern !== undefined && startOf(pattern) !== undefined && !patternOf(pattern).test('');

/** Identifiers of a request by their pattern in the contract. */
export type IdsByPattern = ReadonlyMap<string, string>;

/** Makes a pattern match inside a text; without a `$`, up to the end of the word. */
const inText = oncePer(({ source, flags }: RegExp): RegExp => {
  const [body, end] = [source.slice(1).replace(/\$$/, ''), source.endsWith('$') ? '' : '[\\w-]*'];
  return new RegExp(`\\b${body}${end}`, `g${flags}`);
});

/** Replaces the identifiers in a text that match the given patterns. */
export const withIds = (text: string, ids: IdsByPattern): string =>
  [...ids].reduce(
    (changed, [pattern, id]) => changed.replaceAll(inText(patternOf(pattern)), id),
    text,
  );

const CLASSES = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Returns a random text of the same shape: digits for digits, letters for letters. */
const reshuffled = (text: string, random: Random): string =>
  text.replaceAll(/[0-9A-Za-z]/g, (char) => {
    const all = CLASSES.find((characters) => characters.includes(char)) ?? char;
    return all.charAt(Math.floor(random() * all.length));
  });

const TRIES = 100;

/** Recognizes the identifiers of objects by the patterns of their id properties (`x-id`). */
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

  /** Whether objects of a type can be recognized by their identifiers. */
  has(type: string): boolean {
    return this.patterns.has(type);
  }

  /** Returns the types of objects that an identifier may belong to. */
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
   * Returns a new identifier of a type: the prefix of its pattern and a UUIDv7. If the pattern does
   * not allow that, tries texts of the shape of the example, and falls back to the example itself.
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
