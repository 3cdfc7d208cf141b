/**
 * Makes Docusaurus 3.8.0 run its reloads one after another, each from the latest state of the site.
 * By default it runs them at the same time, each from the state before the change, so the last to
 * finish undoes the others. A reload that is already waiting is not added again, since switching
 * branches changes many files.
 *
 * @param site the module `server/site`, or an object with the same functions, which are replaced
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
