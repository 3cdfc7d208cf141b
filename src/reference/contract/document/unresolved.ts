import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { JsonObject } from '../model';
import { asObject, isObject, parseFragment, valueAt } from '../json';
import { placeOf } from '../origins';
import { formatPlace, type Problem } from '../problem';
import type { Source } from '../source';
import { didYouMean } from '../suggest';

/** Describes why a reference cannot be resolved, and suggests what was probably meant. */
function problemOf(
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
  if (!isObject(target.value)) {
    const place = `its first reference is at ${formatPlace(placeOf(value, ['$ref'], 'value'))}`;
    return {
      place: { file: target.file, line: 1, column: 1 },
      message: 'The file is empty, and the contract refers to what was in it',
      next: `bring it back; ${place}`,
    };
  }
  if (fragment !== '' && !fragment.startsWith('/')) {
    return problem(
      `\`#${fragment}\` is no path within a file`,
      `write \`#/${fragment.replaceAll('\\', '/').replace(/^\//, '')}\``,
    );
  }
  const pointer = parseFragment(fragment);
  const owner = valueAt(target.value, pointer.slice(0, -1));
  const next = didYouMean(
    pointer.at(-1) ?? '',
    Object.keys(asObject(owner)),
    'add it there, or name something that exists',
  );
  return problem(`There is nothing at \`${reference}\``, next);
}

/** Reports references that cannot be resolved. */
export class Unresolved {
  /** Paths of files that are missing or empty. */
  private readonly unusable = new Set<string>();

  /** Reports a reference. Only the first reference into a missing or empty file is reported. */
  problemsOf(
    value: JsonObject,
    reference: string,
    from: Source,
    target: Source | undefined,
  ): readonly Problem[] {
    const problem = problemOf(value, reference, from, target);
    if (isObject(target?.value ?? null)) return [problem];
    const [file = ''] = reference.split('#');
    const path = target?.path ?? resolve(dirname(from.path), file);
    if (this.unusable.has(path)) return [];
    this.unusable.add(path);
    return [problem];
  }
}
