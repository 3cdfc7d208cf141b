import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { JsonObject } from './model';
import { asObject, parsePointer, valueAt } from './json';
import { placeOf } from './origins';
import type { Problem } from './problem';
import type { Source } from './source';
import { didYouMean } from './suggest';

/** What a reference that leads nowhere was probably meant to be. */
export function unresolved(
  value: JsonObject,
  reference: string,
  from: Source,
  target: Source | undefined,
): Problem {
  const [file = '', fragment = ''] = reference.split('#');
  const path = file === '' ? from.path : resolve(dirname(from.path), file);
  const problem = (message: string, next: string): Problem => ({
    place: placeOf(value, ['$ref'], 'value'),
    message,
    next,
  });
  if (!target) {
    const folder = dirname(path);
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const next = didYouMean(basename(path), files, 'write the path relative to this file');
    return problem(`There is no file \`${file}\``, next);
  }
  const pointer = parsePointer(fragment);
  const owner = valueAt(target.value, pointer.slice(0, -1));
  const next = didYouMean(
    pointer.at(-1) ?? '',
    Object.keys(asObject(owner)),
    'add it there, or name something that exists',
  );
  return problem(`There is nothing at \`${reference}\``, next);
}
