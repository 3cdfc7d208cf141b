import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import type { CodeTabsProps } from '../../../reference/blocks/code-tabs';
import type { SampleLanguageId } from '../../../reference/samples';
import { DEFAULT_SAMPLE_LANGUAGE } from '../../boot/preferences';
import CodeText from '../CodeText';
import CopyButton from '../CopyButton';
import { onceInView } from '../inView';
import { currentLanguage, selectLanguage, subscribeToLanguage } from './language';
import styles from './styles.module.css';

const TABLIST = { role: 'tablist', 'aria-label': 'Language' } as const;

/** The tabs are added about a screen before they are visible, so that they never appear late. */
const MARGIN = '1000px 0px';

/**
 * Selects a language and keeps the tab at its position when samples above it change their height.
 */
const selectInPlace = (tab: HTMLElement, language: SampleLanguageId): void => {
  const before = tab.getBoundingClientRect().top;
  selectLanguage(language);
  const shift = tab.getBoundingClientRect().top - before;
  if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' });
};

/**
 * The same code in every language. The page contains all of it, and CSS shows the language in
 * `<html data-sample-lang>`, so that nothing flashes or differs between server and browser. Without
 * JavaScript, the languages are shown below each other. The tabs, which need JavaScript, are added
 * when they are near: this saves a long reference page a hundred elements at the start.
 */
export default function CodeTabs({ what, samples, apart = false }: CodeTabsProps): ReactNode {
  const id = useId();
  const tablist = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const language = useSyncExternalStore(
    subscribeToLanguage,
    currentLanguage,
    () => DEFAULT_SAMPLE_LANGUAGE,
  );

  useEffect(() => {
    if (!tablist.current) return undefined;
    return onceInView(tablist.current, () => setNear(true), MARGIN);
  }, []);

  /** Moves the focus according to the WAI-ARIA tabs pattern. */
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    const last = samples.length - 1;
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key] ?? -1;
    const sample = samples[target];
    const tab = tablist.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target];
    if (!sample || !tab) return;
    event.preventDefault();
    selectInPlace(tab, sample.id);
    tab.focus({ preventScroll: true });
  };

  const shown = () => samples.find((sample) => sample.id === currentLanguage())?.code ?? '';

  return (
    <div role="group" aria-label={what} className={clsx(styles.samples, apart && styles.apart)}>
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
          {...(isNear && { id: `${id}${sample.id}-sample` })}
          role="tabpanel"
          data-lang={sample.id}
          code={sample.code}
          language={sample.prismLanguage}
          label={sample.label}
          className={styles.panel ?? ''}
        />
      ))}
    </div>
  );
}
