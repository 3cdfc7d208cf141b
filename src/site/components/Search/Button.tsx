import { type ComponentPropsWithRef, type ReactNode, useSyncExternalStore } from 'react';
import { modifierKey } from '../keyboard';
import styles from './Button.module.css';

/** The key never changes while a page is open. */
const subscribe = () => () => undefined;
const modifierOnServer = (): string => 'Ctrl';

/** The button in the navbar, with its keys. */
export default function SearchButton(props: ComponentPropsWithRef<'button'>): ReactNode {
  const key = useSyncExternalStore(subscribe, modifierKey, modifierOnServer);
  return (
    <button
      type="button"
      {...props}
      className={styles.button}
      aria-keyshortcuts="Control+K Meta+K /"
    >
      <span className={styles.container}>
        <svg className={styles.icon} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="m13.5 13.5 4.5 4.5M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinecap="round"
          />
        </svg>
        <span className={styles.text}>Search</span>
      </span>
      <span className={styles.keys} aria-hidden="true">
        <kbd>{key}</kbd>
        <kbd>K</kbd>
      </span>
    </button>
  );
}
