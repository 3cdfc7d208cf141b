import type { Topic } from './topic';

/** A category of the sidebar. */
export interface Group {
  readonly label: string;
  readonly topics: readonly Topic[];
}

const GROUP_SIZE = 11;

/** Groups of eleven pages, like a human would structure a sidebar of many pages. */
export const groupsOf = (topics: readonly Topic[]): readonly Group[] =>
  Array.from({ length: Math.ceil(topics.length / GROUP_SIZE) }, (_, number) => ({
    label: `Part ${number + 1}`,
    topics: topics.slice(number * GROUP_SIZE, (number + 1) * GROUP_SIZE),
  }));
