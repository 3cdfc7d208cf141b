import { entriesOf, type Entry } from '../../src/reference/playground/catalog';
import { compile } from '../../src/reference/playground/compile';
import type { LoadedPlayground } from '../../src/reference/playground/data';
import { loadLibrary, loadSubjects, type Subject as MockSubject } from '../mock/support';

export interface Subject extends Pick<MockSubject, 'contract'> {
  readonly data: LoadedPlayground;
  readonly entries: readonly Entry[];
  readonly entry: (id: string) => Entry;
}

/** The data that the playground of a set loads. */
function subjectOf({ contract, behaviors }: MockSubject): Subject {
  const { data: atOnce, sandbox } = compile(contract);
  const data = {
    ...atOnce,
    loadSandbox: () => Promise.resolve({ default: { ...sandbox, behaviors } }),
  };
  const entries = entriesOf(data);
  const entry = (id: string): Entry => {
    const match = entries.find(({ operation }) => operation.id === id);
    if (!match) throw new Error(`There is no operation ${id}.`);
    return match;
  };
  return { contract, data, entries, entry };
}

export const librarySubject = async (): Promise<Subject> => subjectOf(await loadLibrary());

/** For tests that apply to every contract. */
export const subjects = async (): Promise<readonly Subject[]> =>
  (await loadSubjects()).map(subjectOf);

/** Local storage in memory. */
export function memoryStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string): string | null => items.get(key) ?? null,
    setItem: (key: string, value: string): void => void items.set(key, value),
    removeItem: (key: string): void => void items.delete(key),
  };
}

export const blockedStorage = (): never => {
  throw new DOMException('Access is denied.', 'SecurityError');
};
