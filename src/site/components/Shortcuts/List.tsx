import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { modifierKey } from '../keyboard';
import { setSingleKeys, singleKeysWork } from './single-keys';
import styles from './styles.module.css';

/** Returns the keys of each action. */
const shortcuts = (modifier: string) => ({
  'Open the search': `${modifier}+K or /`,
  'In the search: choose a result and go there': '↑ or ↓ or Enter',
  'On the tabs of a sample: change the language everywhere': '← or →',
  'In the playground: send the request': `${modifier}+Enter`,
  'At the top of a page: skip to the content': 'Tab',
  'Show this list': '?',
  'Close what is open': 'Esc',
});

/**
 * The list of shortcuts as a modal dialog, so that the browser keeps the focus inside and returns
 * it.
 */
export default function ShortcutList({ onClose }: { readonly onClose: () => void }): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [work, setWork] = useState(singleKeysWork);

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id}>Keyboard shortcuts</h2>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <dl className={styles.list}>
        {Object.entries(shortcuts(modifierKey())).map(([meaning, keys]) => (
          <div key={meaning} className={styles.row}>
            <dt>
              {keys.split(/( or |\+)/).map((part, index) =>
                // Odd items are the separators that the pattern captures.
                index % 2 === 1 ? part : <kbd key={index}>{part}</kbd>,
              )}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={work}
          onChange={({ currentTarget: { checked } }) => {
            setSingleKeys(checked);
            setWork(checked);
          }}
        />
        Single keys act: <kbd>/</kbd> and <kbd>?</kbd>
      </label>
    </dialog>
  );
}
