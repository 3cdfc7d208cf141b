import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { findEntries, type Entry } from '@site/src/reference/playground/catalog';
import { inputClass, Labeled } from '../../FormField';
import MethodBadge from '../../MethodBadge';
import type { View } from '../view';
import styles from './styles.module.css';

/** Number of options by which each key moves in the list. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
};

/** Maximum number of options in the list; those around the current option are shown. */
const MOST_SHOWN = 200;

const labelOf = ({ guide, operation }: Entry): string =>
  `${guide.summary} · ${operation.method} ${operation.path}`;

/** Chooses an operation by searching: a combobox with a grouped list (WAI-ARIA). */
export default function OperationPicker({ playground, entry: value }: View): ReactNode {
  const { entries } = playground;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(0);
  const isOpen = query !== undefined;
  const matches = findEntries(entries, query ?? '');
  const current = matches[active];

  const open = (): void => {
    setQuery('');
    setActive(Math.max(0, entries.indexOf(value)));
  };
  const close = (): void => setQuery(undefined);
  const pick = (entry: Entry | undefined): void => {
    if (entry) playground.open(entry.operation.id);
    close();
  };

  useEffect(() => {
    if (!isOpen) return;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active, query]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen) setActive(Math.min(Math.max(active + step, 0), matches.length - 1));
      else open();
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (isOpen) pick(current);
      else open();
    }
  };

  const before = Math.max(0, Math.min(active - MOST_SHOWN / 2, matches.length - MOST_SHOWN));
  const shown = matches.slice(before, before + MOST_SHOWN);
  const topics = [...new Set(shown.map(({ topic }) => topic))];
  const others = matches.length - shown.length;
  return (
    <div className={styles.picker}>
      <Labeled id={id} label="Operation">
        <input
          id={id}
          className={clsx(inputClass, styles.input)}
          role="combobox"
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-expanded={isOpen}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && current ? `${id}${current.operation.id}` : undefined}
          placeholder="Search by name, path or topic"
          value={query ?? labelOf(value)}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => {
            if (!isOpen) open();
          }}
          onChange={(event) => {
            // The first typed character replaces the displayed name.
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
      </Labeled>
      <div ref={list} id={`${id}list`} role="listbox" aria-label="Operations" hidden={!isOpen}>
        {isOpen &&
          topics.map((topic) => (
            <div key={topic} role="group" aria-label={topic} className={styles.group}>
              <div className={styles.topic} aria-hidden="true">
                {topic}
              </div>
              {shown
                .filter((entry) => entry.topic === topic)
                .map((entry) => (
                  <div
                    key={entry.operation.id}
                    id={`${id}${entry.operation.id}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={entry === current}
                    {...(others > 0 && {
                      'aria-setsize': matches.length,
                      'aria-posinset': before + shown.indexOf(entry) + 1,
                    })}
                    className={styles.option}
                    onMouseDown={(event) => {
                      event.preventDefault();
                      pick(entry);
                    }}
                  >
                    <MethodBadge method={entry.operation.method} variant="plain" />
                    <span className={styles.summary}>{entry.guide.summary}</span>
                    <code className={styles.path}>{entry.operation.path}</code>
                  </div>
                ))}
            </div>
          ))}
        {isOpen && others > 0 && (
          <div className={styles.none} aria-hidden="true">
            {others} more: type to find them.
          </div>
        )}
        {isOpen && matches.length === 0 && (
          <div role="option" aria-selected="false" aria-disabled="true" className={styles.none}>
            No operation matches “{query}”.
          </div>
        )}
      </div>
    </div>
  );
}
