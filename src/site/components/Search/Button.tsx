import { type ComponentPropsWithRef, type ReactNode, useSyncExternalStore } from 'react';
import clsx from 'clsx';
import { modifierKey } from '../keyboard';

/** The key never changes while a page is open. */
const subscribe = () => () => undefined;
const modifierOnServer = (): string => 'Ctrl';

/** DocSearch's button, reimplemented because importing the original loads the whole dialog. */
export default function SearchButton(props: ComponentPropsWithRef<'button'>): ReactNode {
  const key = useSyncExternalStore(subscribe, modifierKey, modifierOnServer);
  return (
    <button
      type="button"
      {...props}
      className={clsx('DocSearch', 'DocSearch-Button')}
      aria-keyshortcuts="Control+K Meta+K /"
    >
      <span className="DocSearch-Button-Container">
        <svg
          className="DocSearch-Search-Icon"
          width="20"
          height="20"
          viewBox="0 0 20 20"
          aria-hidden="true"
        >
          <path
            d="m13.5 13.5 4.5 4.5M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinecap="round"
          />
        </svg>
        <span className="DocSearch-Button-Placeholder">Search</span>
      </span>
      <span className="DocSearch-Button-Keys" aria-hidden="true">
        <kbd className="DocSearch-Button-Key">{key}</kbd>
        <kbd className="DocSearch-Button-Key">K</kbd>
      </span>
    </button>
  );
}
