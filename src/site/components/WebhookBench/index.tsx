import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import type { BenchEvent } from '@site/src/reference/webhooks/bench';
import type { ComponentProps } from '@site/src/reference/blocks/tree/block';
import type { WebhookBenchProps } from '@site/src/reference/blocks/webhook-bench';
import styles from './styles.module.css';

interface Loaded {
  readonly Bench: ComponentType<{ readonly events: readonly BenchEvent[] }>;
  readonly events: readonly BenchEvent[];
}

/** Opens the webhook bench; nothing of it is loaded before. */
export default function WebhookBench({
  load,
  children,
}: PropsWithChildren<ComponentProps<WebhookBenchProps>>): ReactNode {
  const [state, setState] = useState<Loaded | 'closed' | 'loading' | 'failed'>('closed');
  const region = useRef<HTMLElement>(null);
  const isOpen = typeof state === 'object';

  useEffect(() => {
    if (isOpen) region.current?.focus();
  }, [isOpen]);

  const openBench = async (): Promise<void> => {
    setState('loading');
    try {
      const [{ default: Bench }, { default: events }] = await Promise.all([
        import('./Bench'),
        load(),
      ]);
      setState({ Bench, events });
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      <div className={styles.plain}>{children}</div>
      <section ref={region} className={styles.bench} aria-label="Webhook bench" tabIndex={-1}>
        {isOpen ? (
          <state.Bench events={state.events} />
        ) : (
          <>
            <button
              type="button"
              className={styles.primary}
              disabled={state === 'loading'}
              onClick={() => void openBench()}
            >
              {state === 'failed' ? 'Try again' : 'Open the bench'}
            </button>
            <p role="status" className={styles.note}>
              {state === 'loading' && 'The bench is loading.'}
              {state === 'failed' && 'The bench could not be loaded. Check the connection.'}
            </p>
          </>
        )}
      </section>
    </>
  );
}
