import { useEffect, useState, type PropsWithChildren, type ReactNode } from 'react';
import type { PlaygroundLineProps, PlaygroundProps } from '@site/src/reference/blocks/playground';
import type { ComponentProps } from '@site/src/reference/blocks/tree/block';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { AssistantSet } from '@site/src/reference/assistant';
import type { FieldGuides } from '@site/src/reference/playground/data';
import type Console from '../Console';
import { useAnchor } from '../../HashLink';
import Panel, { Action } from '../Panel';
import type { ModelContext } from './assistant';
import styles from './styles.module.css';

type Props = PropsWithChildren<ComponentProps<PlaygroundProps<AssistantSet, FieldGuides>>>;

interface Loaded {
  readonly Console: typeof Console;
  readonly data: AssistantSet;
  /** Incremented when the contract changes, so that the new contract gets a new sandbox. */
  readonly version: number;
}

const FAILURES = {
  late: 'The playground is not loaded yet. Check the connection.',
  failed: 'The playground could not be loaded. Check the connection.',
  damaged: 'The playground could not be loaded: its data is damaged.',
} as const;

/** Time after which slow loading of the sandbox is reported, in milliseconds. */
const PATIENCE = 20_000;

/** Whether the data is complete. A damaged file may still be valid JSON. */
const isWhole = (data: AssistantSet): boolean => 'mock' in data && 'topics' in data;

/** Offers the tools of the site to an assistant in the browser, if it supports WebMCP. */
function useAssistant(set: AssistantSet | undefined): void {
  const { siteConfig } = useDocusaurusContext();
  useEffect(() => {
    const { modelContext } = document as { readonly modelContext?: ModelContext };
    if (!modelContext || !set) return;
    const controller = new AbortController();
    const { title, baseUrl } = siteConfig;
    const site = { title, baseUrl, url: (siteConfig.url + baseUrl).replace(/\/$/, '') };
    import('./assistant').then(
      ({ offerTools }) => offerTools(modelContext, set, site, controller.signal),
      () => undefined,
    );
    return () => controller.abort();
  }, [set, siteConfig]);
}

/** Loads the playground when the page is open; without JavaScript, its content is shown instead. */
export default function Playground({ load, loadFields, children }: Props): ReactNode {
  const [loaded, setLoaded] = useState<Loaded | keyof typeof FAILURES>();

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
          // Rendering the page again passes another `load` function, which loads the same data.
          return before.data === data ? before : { Console, data, version: before.version + 1 };
        }),
      () => update('failed'),
    );
    const timer = setTimeout(() => update((before) => before ?? 'late'), PATIENCE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [load]);

  useAssistant(typeof loaded === 'object' ? loaded.data : undefined);

  if (typeof loaded === 'object') {
    return <loaded.Console key={loaded.version} data={loaded.data} loadFields={loadFields} />;
  }
  return (
    <>
      <div className={loaded ? undefined : styles.waiting}>
        <Panel title="Playground">
          {loaded && <p role="alert">{FAILURES[loaded]}</p>}
          {loaded && <Action onClick={() => location.reload()}>Retry</Action>}
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
