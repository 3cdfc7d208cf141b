import { topicPath } from '../../src/reference/contract/page/routes';
import type { Contract } from '../../src/reference/contract/model';

type Named = Pick<
  Contract,
  'set' | 'topics' | 'operations' | 'partnerOperations' | 'events' | 'schemas'
>;

/**
 * Whether a name has two or more words, such as `CardLimits` and `rebell-pay`, so that other text
 * is unlikely to contain it.
 */
const isSpecific = (name: string): boolean => /[a-z][A-Z]|-/.test(name);

/** Names that are specific to a contract: operations, events, schemas and pages. */
export const namesOf = (contract: Named): readonly string[] => [
  ...[...contract.operations, ...contract.partnerOperations].map(({ id }) => id),
  ...contract.events.map(({ type }) => type),
  ...[contract.set, ...contract.schemas.keys()].filter(isSpecific),
  ...contract.topics.map(({ name }) => `${contract.set}/${topicPath(name)}`),
];

const escape = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds the names in a text, as whole words. */
export function finderOf(names: readonly string[]): (text: string) => readonly string[] {
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length).map(escape);
  const pattern = new RegExp(`(?<![\\w.-])(?:${longestFirst.join('|')})(?![\\w-])`, 'g');
  return (text) => [...new Set(text.match(pattern))].sort();
}
