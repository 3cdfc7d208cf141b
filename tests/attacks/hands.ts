/**
 * The actions of an attack in a page, in any browser. Runs in the page, so it uses nothing from
 * outside.
 */
interface Hands {
  /** Waits until the page is hydrated. */
  settle(): Promise<void>;
  /** Types into the field with this label. */
  type(label: string, text: string): Promise<void>;
  /** Opens the search and types into it. */
  search(words: string): Promise<void>;
  /** Returns the problems of the page, as JSON. */
  verdict(): Promise<string>;
}

((): void => {
  /** Markup that only a value can have added. */
  const brought =
    '[onerror],[onload],[onfocus],iframe,object,embed,base,form[action*="hostile"],' +
    'link[href^="https://hostile"],link[href^="//hostile"],img[src="x"],a[href^="javascript" i],meta[http-equiv="refresh"]';
  const root = document.documentElement;
  const state = { runs: 0 };

  const frame = (): Promise<void> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  async function until<T>(what: string, find: () => T | null | undefined | false): Promise<T> {
    const start = performance.now();
    while (performance.now() - start < 20_000) {
      const found = find();
      if (found) return found;
      await frame();
    }
    throw new Error(`${what} does not come`);
  }
  function enter(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
    const prototype = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  const fieldOf = (label: string): HTMLInputElement | HTMLTextAreaElement | undefined => {
    const controls = [...document.querySelectorAll('label')]
      .filter(({ textContent }) => textContent.includes(label))
      .map(({ control }) => control);
    return controls.find(
      (control) => control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement,
    );
  };

  const hands: Hands = {
    async settle() {
      await until('hydration', () => root.dataset.hasHydrated === 'true');
      await frame();
      await frame();
    },
    async type(label, text) {
      enter(await until(`the field ${label}`, () => fieldOf(label)), text);
      await frame();
    },
    async search(words) {
      const key = { key: 'k', ctrlKey: true, bubbles: true };
      const field = (): HTMLInputElement | null =>
        document.querySelector('[role="dialog"] input[role="combobox"]');
      if (!field()) document.body.dispatchEvent(new KeyboardEvent('keydown', key));
      enter(await until('the search', field), words);
      await frame();
    },
    async verdict() {
      await frame();
      const heading = document.querySelector('h1')?.textContent ?? '';
      const alerts = [...document.querySelectorAll('[role="alert"]')].map(
        ({ textContent }) => textContent,
      );
      const elements = [...document.querySelectorAll(brought)];
      return JSON.stringify([
        ...(heading === '' ? ['no heading'] : []),
        ...[heading, ...alerts].filter((text) => text.includes('crashed')),
        ...(state.runs > 0 ? ['a value ran as code'] : []),
        ...('hostile' in {} ? ['the prototype of all objects changed'] : []),
        ...elements.map(({ outerHTML }) => `brought: ${outerHTML.slice(0, 100)}`),
      ]);
    },
  };
  Object.assign(window, { hands, hostileRan: () => (state.runs += 1) });
})();
