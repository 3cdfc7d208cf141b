/**
 * Has Docusaurus 3.8.0 reload one thing after another, each from the last state of the site. On its
 * own it reloads everything that changed at once, each from the state before, so that what ends last
 * brings back what the others have replaced. What already waits is not reloaded twice: a switch of
 * branch changes many files.
 *
 * @param site its module `server/site`, or one with the same functions, which are replaced
 */
export function reloadInTurn(site) {
  const waiting = new Map();
  let latest;
  let last = Promise.resolve();
  for (const name of ['reloadSite', 'reloadSitePlugin']) {
    const reload = site[name];
    if (!reload) {
      throw new Error(
        `Docusaurus has no \`${name}\` any more. Next: find how it reloads plugins now, and correct ` +
          'scripts/reload-in-turn.mjs.',
      );
    }
    site[name] = (current, plugin) => {
      const key = JSON.stringify([name, plugin]);
      const start = async () => {
        waiting.delete(key);
        latest = await reload(latest ?? current, plugin);
        return latest;
      };
      if (!waiting.has(key)) {
        last = last.then(start, start);
        waiting.set(key, last);
      }
      return waiting.get(key);
    };
  }
}
