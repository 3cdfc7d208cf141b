import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import Link from '@docusaurus/Link';
import { filterPages, type ListedPage } from './filter';
import styles from './styles.module.css';

export interface SearchDialogProps {
  readonly pages: readonly ListedPage[];
  readonly initialQuery: string;
  readonly onClose: () => void;
  /** Opens a page by its address. */
  readonly onOpen: (path: string) => void;
}

/** Arrow keys move between the field and the results; the ends stop. */
function moveFocus(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = Array.from(dialog.querySelectorAll<HTMLElement>('input, li a'));
  const current = stops.findIndex((stop) => stop === document.activeElement);
  event.preventDefault();
  stops[Math.min(Math.max(current + step, 0), stops.length - 1)]?.focus();
}

/** Finds docs pages by title and description. */
export default function SearchDialog(props: SearchDialogProps): ReactNode {
  const { pages, initialQuery, onClose, onOpen } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const fieldId = useId();
  const found = filterPages(pages, query);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => moveFocus(element, event);
    element.addEventListener('keydown', onKeyDown);
    // The browser moves the focus in, holds it, closes on Escape and gives it back.
    element.showModal();
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      element.close();
    };
  }, []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="Search" onClose={onClose}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = found;
          if (first) onOpen(first.path);
        }}
      >
        <label htmlFor={fieldId}>Search pages</label>
        <div className={styles.bar}>
          <input
            id={fieldId}
            type="search"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </form>
      <p role="status" className={styles.count}>
        {found.length === 1 ? '1 page' : `${found.length} pages`}
      </p>
      <ul className={styles.results}>
        {found.map(({ title, description, path, set }) => (
          <li key={path}>
            <Link to={path} onClick={() => dialog.current?.close()}>
              <strong>{title}</strong> <small>{set}</small>
              <br />
              {description}
            </Link>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
