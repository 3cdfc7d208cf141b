import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { modifierKey } from '../keyboard';
import { letSingleKeysAct, singleKeysAct } from './single-keys';
import styles from './styles.module.css';

/** Alternatives, each a chord of keys, and what they do. */
type Shortcut = readonly [alternatives: readonly (readonly string[])[], meaning: string];

const shortcuts = (modifier: string): readonly Shortcut[] => [
  [[[modifier, 'K'], ['/']], 'Open the search'],
  [[['↑'], ['↓'], ['Enter']], 'In the search: choose a result and go there'],
  [[['←'], ['→']], 'On the tabs of a sample: change the language everywhere'],
  [[[modifier, 'Enter']], 'In the playground: send the request'],
  [[['Tab']], 'At the top of a page: skip to the content'],
  [[['?']], 'Show this list'],
  [[['Esc']], 'Close what is open'],
];

interface Props {
  readonly onClose: () => void;
}

/** The list of shortcuts as a modal dialog of the browser: it holds the focus and gives it back. */
export default function ShortcutList({ onClose }: Props): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [singleKeys, setSingleKeys] = useState(singleKeysAct);

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
        {shortcuts(modifierKey()).map(([alternatives, meaning]) => (
          <div key={meaning} className={styles.row}>
            <dt>
              {alternatives.map((keys, index) => (
                <span key={keys.join('+')}>
                  {index > 0 && ' or '}
                  {keys.map((key, place) => (
                    <span key={key}>
                      {place > 0 && '+'}
                      <kbd>{key}</kbd>
                    </span>
                  ))}
                </span>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={singleKeys}
          onChange={({ currentTarget }) => {
            letSingleKeysAct(currentTarget.checked);
            setSingleKeys(currentTarget.checked);
          }}
        />
        Single keys act: <kbd>/</kbd> and <kbd>?</kbd>
      </label>
    </dialog>
  );
}
