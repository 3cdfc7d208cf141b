import { topicPath } from '../../src/reference/contract/page/routes';
import type { Contract } from '../../src/reference/contract/model';

type Named = Pick<
  Contract,
  'set' | 'topics' | 'operations' | 'partnerOperations' | 'events' | 'schemas'
>;

/** Of two words or more, such as `CardLimits` and `rebell-pay`, which nothing else is likely to contain. */
const isSpecific = (name: string): boolean => /[a-z][A-Z]|-/.test(name);

/** What only a contract can be meant by: names of its operations, events and schemas, its pages. */
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
