import { useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import { useSets } from './useProduct';

/** Returns the docs set of the page; undefined outside the docs. */
export function useSet(): ReturnType<typeof useSets>[number] | undefined {
  const sets = useSets();
  const active = useActivePlugin()?.pluginId;
  return sets.find(({ id }) => id === active);
}
