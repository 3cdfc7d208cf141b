import { grouped } from '../grouped';
import type { Owner } from '../schema/owners';

const pathsOf = (under: string): readonly string[] => under.split(/\s+/).filter(Boolean);

/** Names of topics may contain line breaks. */
const SEPARATOR = '\0';

/**
 * Returns the key of a `<Topic>` tag.
 *
 * @param under paths and objects (`schema:Pet`) separated by spaces, if the tag shows only these
 *   objects and what is below one of the paths
 */
export const topicKey = (topic: string, under = ''): string =>
  [topic, ...pathsOf(under)].join(SEPARATOR);

/** How closely a tag matches: `Infinity` by object, length of its longest path, or undefined. */
function closeness(paths: readonly string[], { path, object = '' }: Owner): number | undefined {
  if (paths.includes(object)) return Infinity;
  const above = paths.filter((parent) => `${path}/`.startsWith(`${parent.replace(/\/$/, '')}/`));
  if (paths.length > 0 && above.length === 0) return undefined;
  return Math.max(0, ...above.map(({ length }) => length));
}

/**
 * Finds the `<Topic>` tag for a part that no other tag shows: the tag of its topic with the longest
 * path above it, or the tag without paths.
 *
 * @param tags by `topicKey`
 */
export function topicTagFinder<Tag>(
  tags: ReadonlyMap<string, Tag>,
): (owner: Owner | undefined) => Tag | undefined {
  const written = [...tags].map(([key, tag]) => {
    const [topic = '', ...paths] = key.split(SEPARATOR);
    return { topic, paths, tag };
  });
  const byTopic = grouped(written, ({ topic }) => topic);
  return (owner) => {
    if (!owner) return undefined;
    const fitting = (byTopic.get(owner.topic) ?? []).flatMap(({ paths, tag }) => {
      const close = closeness(paths, owner);
      return close === undefined ? [] : [{ close, tag }];
    });
    return fitting.reduce<(typeof fitting)[number] | undefined>(
      (best, next) => (best && best.close >= next.close ? best : next),
      undefined,
    )?.tag;
  };
}
