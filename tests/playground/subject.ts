import { loadContract } from '../../src/reference/contract/load';
import type { Contract } from '../../src/reference/contract/model';
import { entriesOf, type Entry } from '../../src/reference/playground/catalog';
import { compile } from '../../src/reference/playground/compile';
import type { PlaygroundData } from '../../src/reference/playground/data';
import { setIds } from '../../src/site/config/sets';
import { ROOT } from '../support/paths';

export interface Subject {
  readonly contract: Contract;
  readonly data: PlaygroundData;
  readonly entries: readonly Entry[];
  readonly entry: (id: string) => Entry;
}

/** What the playgrounds of both sets load. */
export const subjects = (): Promise<readonly Subject[]> =>
  Promise.all(
    setIds.map(async (set) => {
      const docsUrl = 'https://docs.partner.example/partner-api-docs';
      const contract = await loadContract({ siteDir: ROOT, set, docsUrl });
      const data = compile(contract);
      const entries = entriesOf(data);
      const entry = (id: string): Entry => {
        const found = entries.find(({ operation }) => operation.id === id);
        if (!found) throw new Error(`no operation ${id}`);
        return found;
      };
      return { contract, data, entries, entry };
    }),
  );

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
