import { useId, useRef, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import type { CodeTabsProps } from '../../../reference/blocks/code-tabs';
import type { SampleLanguageId } from '../../../reference/samples';
import CodeText from '../CodeText';
import CopyButton from '../CopyButton';
import { currentLanguage, selectLanguage, serverLanguage, subscribeToLanguage } from './language';
import { useNear } from './useNear';
import styles from './styles.module.css';

const TABLIST = { role: 'tablist', 'aria-label': 'Language' } as const;

/** Index of the tab a key leads to; undefined for other keys (WAI-ARIA tabs pattern). */
const targetOf = (key: string, index: number, last: number): number | undefined => {
  switch (key) {
    case 'ArrowRight':
      return index === last ? 0 : index + 1;
    case 'ArrowLeft':
      return index === 0 ? last : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
};

/** Selects a language; the tab stays where it is although samples above it change their height. */
const selectInPlace = (tab: HTMLElement, language: SampleLanguageId): void => {
  const before = tab.getBoundingClientRect().top;
  selectLanguage(language);
  const shift = tab.getBoundingClientRect().top - before;
  if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' });
};

/**
 * The same in every language. All of them are in the page; `<html
 * data-sample-lang>` says which one CSS shows, so nothing flashes or differs
 * between server and browser. Without JavaScript they stand below each other, and
 * the tabs, which need it, come when they are near.
 */
export default function CodeTabs({ what, samples, apart = false }: CodeTabsProps): ReactNode {
  const id = useId();
  const tablist = useRef<HTMLDivElement>(null);
  const isNear = useNear(tablist);
  const language = useSyncExternalStore(subscribeToLanguage, currentLanguage, serverLanguage);

  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    const target = targetOf(event.key, index, samples.length - 1);
    const sample = target === undefined ? undefined : samples[target];
    const tab = tablist.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target ?? -1];
    if (!sample || !tab) return;
    event.preventDefault();
    selectInPlace(tab, sample.id);
    tab.focus({ preventScroll: true });
  };

  const shown = () => samples.find((sample) => sample.id === currentLanguage())?.code ?? '';

  return (
    <div className={clsx(styles.samples, apart && styles.apart)}>
      <div className={styles.bar}>
        <div ref={tablist} className={styles.tabs} {...(isNear && TABLIST)}>
          {(isNear ? samples : []).map((sample, index) => (
            <button
              key={sample.id}
              id={`${id}${sample.id}`}
              type="button"
              role="tab"
              className={styles.tab}
              data-lang={sample.id}
              aria-selected={sample.id === language}
              aria-controls={`${id}${sample.id}-sample`}
              tabIndex={sample.id === language ? 0 : -1}
              onClick={(event) => selectInPlace(event.currentTarget, sample.id)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              {sample.label}
            </button>
          ))}
        </div>
        <CopyButton text={shown} what={`sample: ${what}`} />
      </div>
      {samples.map((sample) => (
        <CodeText
          key={sample.id}
          id={`${id}${sample.id}-sample`}
          role="tabpanel"
          data-lang={sample.id}
          data-label={sample.label}
          code={sample.code}
          language={sample.prismLanguage}
          label={`${what}, ${sample.label}`}
          className={styles.panel ?? ''}
        />
      ))}
    </div>
  );
}
