import {
  type Document,
  parseDocument,
  type ScalarTag,
  type SchemaOptions,
  stringify,
  type ToStringOptions,
} from 'yaml';
import type { JsonValue } from './model';
import { digitsOf, isNumeral, numberOf } from './numeral';

/** `0x1F`, `0o17`, and decimals that JSON writes otherwise: `+1`, `.5`, `1.`, `007`. */
const NUMBER = /^(?:0x[\da-fA-F]+|0o[0-7]+|[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?)$/;
const DECIMAL = /^\+?(-?)0*(?=\d|\.|$)(\d*)\.?(\d*)(.*)$/;

/** A number of YAML as JSON writes it. */
const asJson = (text: string): string =>
  /^0[xo]/.test(text)
    ? String(BigInt(text))
    : text.replace(DECIMAL, (_text, sign: string, whole: string, fraction: string, rest: string) =>
        [sign, whole || '0', fraction && `.${fraction}`, rest].join(''),
      );

/** Reads and writes numbers with their digits. */
const NUMERAL: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  test: NUMBER,
  identify: isNumeral,
  resolve: (text) => numberOf(asJson(text)),
  stringify: ({ value }) => (isNumeral(value) ? digitsOf(value) : String(value)),
};
const INTEGER: ScalarTag = { ...NUMERAL, tag: 'tag:yaml.org,2002:int' };
const INFINITE: ScalarTag = {
  ...NUMERAL,
  test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/,
  resolve: (text, onError) => {
    onError(`\`${text}\` is no number of JSON`);
    return text;
  },
};

const NUMBERS: SchemaOptions = {
  customTags: (tags) => [NUMERAL, INTEGER, INFINITE, ...tags],
};

/** Parses YAML; numbers and keys are as they were written. */
export const parseYaml = (text: string): Document =>
  parseDocument(text, { ...NUMBERS, prettyErrors: false, merge: true, stringKeys: true });

/** Writes YAML without aliases and line breaks; numbers are as they were written. */
export const yamlText = (value: JsonValue, options: ToStringOptions = {}): string =>
  stringify(value, { ...NUMBERS, aliasDuplicateObjects: false, lineWidth: 0, ...options });
