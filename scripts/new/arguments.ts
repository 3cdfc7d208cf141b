import { parseArgs } from 'node:util';
import { setIds } from '../../src/site/config/sets';
import { closest } from '../../src/reference/contract/suggest';
import { FORMS, type Form, type Generator, type Request } from './kinds';
import { UsageError } from './site-text';

const choicesOf = (form: Form): readonly string[] | undefined =>
  form === 'set' ? setIds : typeof form === 'string' ? undefined : form;

function checkValue(flag: string, form: Form, value: string): void {
  const choices = choicesOf(form);
  if (choices && !choices.includes(value)) {
    const near = closest(value, choices);
    throw new UsageError(
      `--${flag} cannot be \`${value}\`. ${near === undefined ? `Write one of ${choices.join(', ')}.` : `Did you mean \`${near}\`?`}`,
    );
  }
  if (choices || form === 'flag' || form === 'set' || typeof form !== 'string') return;
  const [pattern, description] = FORMS[form];
  if (!pattern.test(value)) {
    throw new UsageError(`--${flag} cannot be \`${value}\`. Write ${description}.`);
  }
}

/**
 * Reads the flags for one kind of skeleton.
 *
 * @throws {UsageError} when a flag is missing, unknown or malformed
 */
export function readRequest(generator: Generator, args: readonly string[], today: string): Request {
  const { flags, example } = generator;
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { form }]) => [
      name,
      { type: form === 'flag' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { values, positionals } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
  });
  for (const name of [...Object.keys(values), ...positionals]) {
    if (name in flags) continue;
    const near = closest(name, Object.keys(flags));
    throw new UsageError(
      `There is no flag --${name} here. ${
        near === undefined
          ? `The flags are --${Object.keys(flags).join(', --')}.`
          : `Did you mean --${near}?`
      }`,
    );
  }
  const read: Record<string, string | undefined> = {};
  const missing: string[] = [];
  for (const [name, { needed, form }] of Object.entries(flags)) {
    const value = values[name];
    if (form === 'flag') read[name] = value === true ? 'true' : undefined;
    else if (typeof value === 'string') {
      checkValue(name, form, value);
      read[name] = value;
    } else if (needed || value !== undefined) missing.push(`--${name}`);
  }
  if (missing.length > 0)
    throw new UsageError(
      `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing. Example:\n  ${example}`,
    );
  return { set: read.set ?? '', values: read, today };
}
