import type { Topic } from './topic';

/** A part of the sidebar: a heading that opens its pages. */
export interface Group {
  readonly label: string;
  readonly topics: readonly Topic[];
}

const GROUP_SIZE = 11;

/** Pages by elevens, so that a sidebar of many stays one that people would make. */
export const groupsOf = (topics: readonly Topic[]): readonly Group[] =>
  Array.from({ length: Math.ceil(topics.length / GROUP_SIZE) }, (_, number) => ({
    label: `Part ${number + 1}`,
    topics: topics.slice(number * GROUP_SIZE, (number + 1) * GROUP_SIZE),
  }));
