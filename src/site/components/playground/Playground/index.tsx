import {
  useEffect,
  useState,
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import type { PlaygroundLineProps, PlaygroundProps } from '@site/src/reference/blocks/playground';
import type { ComponentProps } from '@site/src/reference/blocks/tree/block';
import type { FieldGuides, PlaygroundData } from '@site/src/reference/playground/data';
import type { ConsoleProps } from '../Console';
import { useAnchor } from '../../HashLink';
import Panel, { Action } from '../Panel';
import styles from './styles.module.css';

type Props = PropsWithChildren<ComponentProps<PlaygroundProps<PlaygroundData, FieldGuides>>>;

interface Loaded {
  readonly Console: ComponentType<ConsoleProps>;
  readonly data: PlaygroundData;
  /** Counts up: a changed contract makes another sandbox. */
  readonly version: number;
}

/** A damaged file may still be JSON. */
const isWhole = (data: PlaygroundData): boolean => 'mock' in data && 'topics' in data;

/** Loads the playground when the page is open; without JavaScript its content shows instead. */
export default function Playground({ load, loadFields, children }: Props): ReactNode {
  const [loaded, setLoaded] = useState<Loaded | 'failed' | 'damaged'>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    Promise.all([import('../Console'), load()]).then(
      ([{ default: Console }, { default: data }]) => {
        if (!isCurrent) return;
        if (!isWhole(data)) {
          setLoaded('damaged');
          return;
        }
        setLoaded((before) => {
          if (typeof before !== 'object') return { Console, data, version: 0 };
          // Rendering the page again brings another `load`; what it loads is the same.
          if (before.data === data) return before;
          return { Console, data, version: before.version + 1 };
        });
      },
      () => {
        if (isCurrent) setLoaded('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  if (typeof loaded !== 'object') {
    return (
      <>
        <div className={loaded === undefined ? styles.waiting : undefined}>
          <Panel title="Playground">
            {loaded === 'damaged' && (
              <>
                <p role="alert">The playground could not be loaded: its data is damaged.</p>
                <Action onClick={() => location.reload()}>Load again</Action>
              </>
            )}
            {loaded === 'failed' && (
              <>
                <p role="alert">The playground could not be loaded. Check the connection.</p>
                <Action
                  onClick={() => {
                    setLoaded(undefined);
                    setAttempt(attempt + 1);
                  }}
                >
                  Retry
                </Action>
              </>
            )}
            {loaded === undefined && <p role="status">The sandbox is loading.</p>}
          </Panel>
        </div>
        <div className={loaded === undefined ? styles.plain : undefined}>{children}</div>
      </>
    );
  }
  const { Console, data, version } = loaded;
  return <Console key={version} data={data} loadFields={loadFields} />;
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
