import { useEffect, useState, type PropsWithChildren, type ReactNode } from 'react';
import type { PlaygroundLineProps, PlaygroundProps } from '@site/src/reference/blocks/playground';
import type { ComponentProps } from '@site/src/reference/blocks/tree/block';
import type { FieldGuides, LoadedPlayground } from '@site/src/reference/playground/data';
import type Console from '../Console';
import { useAnchor } from '../../HashLink';
import Panel, { Action } from '../Panel';
import styles from './styles.module.css';

type Props = PropsWithChildren<ComponentProps<PlaygroundProps<LoadedPlayground, FieldGuides>>>;

interface Loaded {
  readonly Console: typeof Console;
  readonly data: LoadedPlayground;
  /** Counts up: a changed contract gets a new sandbox. */
  readonly version: number;
}

const FAILURES = {
  failed: 'The playground could not be loaded. Check the connection.',
  damaged: 'The playground could not be loaded: its data is damaged.',
} as const;

/** A damaged file may still be JSON. */
const isWhole = (data: LoadedPlayground): boolean => 'mock' in data && 'topics' in data;

/** Loads the playground when the page is open; without JavaScript its content shows instead. */
export default function Playground({ load, loadFields, children }: Props): ReactNode {
  const [loaded, setLoaded] = useState<Loaded | keyof typeof FAILURES>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const update: typeof setLoaded = (next) => {
      if (isCurrent) setLoaded(next);
    };
    Promise.all([import('../Console'), load()]).then(
      ([{ default: Console }, { default: data }]) =>
        update((before) => {
          if (!isWhole(data)) return 'damaged';
          if (typeof before !== 'object') return { Console, data, version: 0 };
          // Rendering the page again brings another `load`, which loads the same.
          return before.data === data ? before : { Console, data, version: before.version + 1 };
        }),
      () => update('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  if (typeof loaded === 'object') {
    return <loaded.Console key={loaded.version} data={loaded.data} loadFields={loadFields} />;
  }
  const retry = (): void => {
    setLoaded(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <>
      <div className={loaded ? undefined : styles.waiting}>
        <Panel title="Playground">
          {loaded && <p role="alert">{FAILURES[loaded]}</p>}
          {loaded === 'damaged' && <Action onClick={() => location.reload()}>Load again</Action>}
          {loaded === 'failed' && <Action onClick={retry}>Retry</Action>}
          {!loaded && <p role="status">The sandbox is loading.</p>}
        </Panel>
      </div>
      <div className={loaded ? undefined : styles.plain}>{children}</div>
    </>
  );
}

/** One operation in the list that replaces the playground without JavaScript. */
export function PlaygroundLine({
  id,
  children,
}: PropsWithChildren<PlaygroundLineProps>): ReactNode {
  useAnchor(id);
  return (
    <p id={id} className={styles.line}>
      {children}
    </p>
  );
}
