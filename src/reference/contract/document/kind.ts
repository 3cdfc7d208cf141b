import { isObject } from '../json';
import { holdsData, holdsNames, KEYWORDS } from '../keywords';
import type { JsonValue } from '../model';

/** What a value is, which decides whether `$ref` in it is always a reference. */
export type Kind = 'part' | 'names' | 'data' | 'extension';

export function kindOfMember(kind: Kind, key: string, member: JsonValue): Kind {
  if (kind === 'names') return 'part';
  if (kind !== 'part') return kind;
  if (holdsNames(key) || (key === 'examples' && isObject(member))) return 'names';
  if (key.startsWith('x-')) return key in KEYWORDS ? 'part' : 'extension';
  return key === 'value' || holdsData(key) ? 'data' : 'part';
}
