/**
 * Repairs accessibility mistakes of DocSearch 3.9 in the rendered DOM: the overlay is a "button"
 * around everything, options of a listbox contain links and buttons, attributes refer to ids that
 * do not exist, results are not announced, and the focus can leave the dialog.
 */

const set = (element: Element, values: Readonly<Record<string, string | null>>): void => {
  for (const [name, value] of Object.entries(values)) {
    if (element.getAttribute(name) === value) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
};

const repairOverlay = (overlay: Element): void =>
  set(overlay, {
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': 'Search',
    'aria-labelledby': null,
    'aria-expanded': null,
    'aria-haspopup': null,
    'aria-controls': null,
    tabindex: '-1',
  });

/** Turns lists into trees: a tree item can contain links and buttons, an option cannot. */
const repairLists = (overlay: Element): readonly string[] =>
  [...overlay.querySelectorAll('.DocSearch-Hits ul')].map((list) => {
    const title = list.previousElementSibling?.textContent ?? 'Results';
    set(list, { role: 'tree', 'aria-label': title, 'aria-labelledby': null });
    for (const item of list.children) set(item, { role: 'treeitem' });
    return list.id;
  });

const repairInput = (overlay: Element, listIds: readonly string[]): void => {
  const input = overlay.querySelector('.DocSearch-Input');
  if (!input) return;
  const active = input.getAttribute('aria-activedescendant');
  set(input, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'tree',
    'aria-expanded': String(listIds.length > 0),
    'aria-controls': listIds.length > 0 ? listIds.join(' ') : null,
    'aria-activedescendant': active !== null && document.getElementById(active) ? active : null,
  });
};

const resultsIn = (overlay: Element): string => {
  const count = overlay.querySelectorAll('.DocSearch-Hit').length;
  const input = overlay.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!input || input.value === '') return '';
  if (count > 0) return count === 1 ? '1 result' : `${count} results`;
  // The displayed text without the query: "No results for", "Still looking for".
  const none = overlay.querySelector('.DocSearch-NoResults .DocSearch-Title')?.firstChild;
  return none?.textContent?.replace(/ for$/, '') ?? 'No results';
};

const announce = (overlay: Element): void => {
  let status = overlay.querySelector('[data-search-status]');
  if (!status) {
    status = document.createElement('div');
    set(status, {
      role: 'status',
      'data-search-status': '',
      class: 'DocSearch-VisuallyHiddenForAccessibility',
    });
    overlay.append(status);
  }
  const text = resultsIn(overlay);
  if (status.textContent !== text) status.textContent = text;
};

const repair = (overlay: Element): void => {
  repairOverlay(overlay);
  repairInput(overlay, repairLists(overlay));
  announce(overlay);
};

const FOCUSABLE = 'a[href], button:not([disabled], [hidden]), input:not([disabled])';

/**
 * Keeps Tab inside the dialog; DocSearch's own focus trap misses elements that are added after
 * opening.
 */
const holdFocus = (overlay: HTMLElement): void =>
  overlay.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Tab') return;
      const stops = [...overlay.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) =>
        stop.checkVisibility(),
      );
      const leaving = event.shiftKey ? stops[0] : stops.at(-1);
      event.stopPropagation();
      if (document.activeElement !== leaving) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
    },
    { capture: true },
  );

/**
 * Removes the label of the theme's button, which differs from its visible text, and moves its keys
 * to `aria-keyshortcuts`.
 */
const repairButton = (button: Element): void => {
  set(button, { 'aria-label': null, 'aria-keyshortcuts': 'Control+K Meta+K /' });
  for (const keys of button.querySelectorAll('.DocSearch-Button-Keys')) {
    set(keys, { 'aria-hidden': 'true' });
  }
};

/**
 * Returns the focus to the button. DocSearch focuses it while the page is still inert, which has no
 * effect.
 */
const returnFocus = (): void => {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('.DocSearch-Button')?.focus({ preventScroll: true });
};

/**
 * Repairs the button and the dialog inside an element whenever they change. While the dialog is
 * open, the page behind it is inert.
 *
 * @returns a function that stops this
 */
export function repairDialogs(root: Element): () => void {
  const page = document.getElementById('__docusaurus');
  let open: Element | undefined;
  const update = (): void => {
    const button = root.querySelector('.DocSearch-Button');
    if (button) repairButton(button);
    const overlay = root.querySelector<HTMLElement>('.DocSearch-Container') ?? undefined;
    if (overlay && overlay !== open) holdFocus(overlay);
    if (overlay) repair(overlay);
    if (page && Boolean(overlay) !== Boolean(open)) page.inert = Boolean(overlay);
    if (!overlay && open) returnFocus();
    open = overlay;
  };
  const observer = new MutationObserver(update);
  observer.observe(root, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-activedescendant', 'aria-controls', 'aria-expanded', 'role'],
  });
  update();
  return () => {
    observer.disconnect();
    if (page && open) page.inert = false;
  };
}
