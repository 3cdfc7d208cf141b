import type { JsonObject, JsonValue } from '../model';
import { asArray, asObject, asText, equal, textOf, valueAt, type Path } from '../json';
import type { Problem } from '../problem';
import { closest, didYouMean, orElse } from '../suggest';
import { referable, Validator, type Breach } from './validate';

/** A breach of a JSON Schema in words; `path` is its place in the value. */
export interface ExplainedBreach extends Pick<Problem, 'message' | 'next'> {
  readonly path: Path;
}

function explain(
  root: JsonValue,
  { path, code, detail, schema }: Breach,
  meant: string | undefined,
): ExplainedBreach {
  const key = path.at(-1) ?? 'file';
  const name = path.findLast((token) => !/^\d+$/.test(token)) ?? key;
  const description = asText(schema?.description);
  const value = textOf(valueAt(root, path));
  const members = asObject(schema?.properties);
  switch (code) {
    case 'conflict': {
      const next = key.includes(' ')
        ? 'put the text before it in quotes; a comma ends a value between braces'
        : orElse(meant, 'delete it');
      return { path, message: `Unknown key \`${key}\``, next };
    }
    case 'required': {
      const meaning = asText(asObject(members[key]).description);
      const next = `add \`${key}\`${meaning === undefined ? '' : `: ${meaning}`}`;
      return { path: path.slice(0, -1), message: `\`${key}\` is missing`, next };
    }
    case 'enum': {
      const names = asArray(schema?.enum).map(textOf);
      const choices = `use one of ${names.map((choice) => `\`${choice}\``).join(', ')}`;
      const next = didYouMean(value, names, choices);
      return { path, message: `\`${name}\` cannot be \`${value}\``, next };
    }
    case 'pattern': {
      const next = `write ${description ?? `a text that matches \`${asText(schema?.pattern) ?? ''}\``}`;
      const message = value.trim() === '' ? 'is empty' : `cannot be \`${value}\``;
      return { path, message: `\`${name}\` ${message}`, next };
    }
    default: {
      const next = `write ${description ?? 'a value of the right kind'}`;
      return { path, message: `\`${name}\` is wrong: ${detail.replace(/\.$/, '')}`, next };
    }
  }
}

/** Every breach of the schema at `path`; a misspelled key does not count as missing as well. */
export function explainBreaches(
  root: JsonValue,
  schema: JsonObject,
  path: Path = [],
): readonly ExplainedBreach[] {
  const validator = new Validator(referable(asObject(schema.$defs), '#/$defs/'));
  const breaches = validator.check(valueAt(root, path) ?? null, schema, path);
  const beside = (code: string, { path: [...parents] }: Breach): readonly Breach[] => {
    parents.pop();
    return breaches.filter(
      (other) => other.code === code && equal(other.path.slice(0, -1), parents),
    );
  };
  const keyOf = ({ path: place }: Breach): string => place.at(-1) ?? '';
  /** The key that an unknown key was meant to be: a similar one, or the only one missing. */
  const meantBy = (unknown: Breach): string | undefined => {
    const missing = beside('required', unknown).map(keyOf);
    const isOnly = missing.length === 1 && beside('conflict', unknown).length === 1;
    const names = Object.keys(asObject(unknown.schema?.properties));
    return closest(keyOf(unknown), names) ?? (isOnly ? missing[0] : undefined);
  };
  const isMeant = (breach: Breach): boolean =>
    breach.code === 'required' &&
    beside('conflict', breach).some((unknown) => meantBy(unknown) === keyOf(breach));
  return breaches
    .filter((breach) => !isMeant(breach))
    .map((breach) => explain(root, breach, meantBy(breach)));
}
