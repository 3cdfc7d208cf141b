import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { SearchIndex } from '../../../../reference/search/index-build';
import type { RecordSet } from '../../../../reference/search/record';
import Note from './Note';
import { openingOf } from './opening';
import { optionId, Results } from './Results';
import styles from './styles.module.css';
import { useHits } from './useHits';
import { useKeys } from './useKeys';
import { useRecents } from './useRecents';

export { bestIndex } from '../engine';

interface SearchDialogProps {
  /** The index to begin with. */
  readonly index: SearchIndex;
  readonly currentSet: RecordSet;
  /** Path of the site with a slash at both ends. */
  readonly baseUrl: string;
  readonly setTitles: Readonly<Record<RecordSet, string>>;
  readonly initialQuery: string;
  readonly onClose: () => void;
  /** Goes to an address of the site, and calls `arrived` once the page is shown. */
  readonly onNavigate: (url: string, arrived: () => void) => void;
}

/** The search over the embedded index: a field, and a list of links that it controls. */
export default function SearchDialog(props: SearchDialogProps): ReactNode {
  const { baseUrl, setTitles, onClose, onNavigate } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { recents, remember, forget } = useRecents();
  const { query, ask, pages, hits, active, choose, texts, loadTexts } = useHits(props, recents);
  const opening = openingOf({ baseUrl, remember, onNavigate });
  const isWaiting = texts === 'loading';
  const onKeyDown = useKeys({ query, hits, active, choose, isWaiting, opening });
  const isAsked = query.trim() !== '';
  const activeId = active < hits.length ? optionId(listId, active) : undefined;

  /** Returns the focus to the field: the button that was pressed disappears. */
  const thenType = (act: () => void) => (): void => {
    act();
    field.current?.focus();
  };

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.addEventListener('mousedown', (event) => {
      // The backdrop is a part of the dialog.
      if (event.target !== element) return;
      event.preventDefault();
      onClose();
    });
    return () => element?.close();
  }, [onClose]);

  useEffect(() => {
    if (activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [activeId, pages]);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="Search" onCancel={onClose}>
      <div className={styles.head}>
        <input
          ref={field}
          className={styles.field}
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={hits.length > 0}
          aria-controls={hits.length > 0 ? listId : undefined}
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="Search the documentation"
          value={query}
          onChange={({ currentTarget: { value } }) => ask(value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.button} onClick={onClose}>
          Close
        </button>
      </div>
      {texts === 'missing' && (
        <Note
          role="alert"
          text="Only titles and names are searched: the texts did not load."
          action="Retry"
          onAct={thenType(loadTexts)}
        />
      )}
      <p role="status" className={styles.status}>
        {isAsked && statusOf(hits.length, isWaiting)}
      </p>
      {!isAsked && hits.length === 0 && (
        <p className={styles.hint}>Type a path, a code, a field or a few words.</p>
      )}
      {!isAsked && hits.length > 0 && (
        <Note text="Recently opened" action="Clear" onAct={thenType(forget)} />
      )}
      {hits.length > 0 && (
        <Results
          id={listId}
          label={isAsked ? 'Results' : 'Recently opened'}
          {...{ pages, hits, setTitles, active, opening }}
        />
      )}
    </dialog>
  );
}

/** While the texts load, an empty list does not yet mean that there are no results. */
function statusOf(count: number, isLoading: boolean): string {
  if (count > 0) return count === 1 ? '1 result' : `${count} results`;
  return isLoading ? 'Still looking' : 'No results';
}
