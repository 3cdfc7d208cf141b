import { useEffect, useRef, useState, type PropsWithChildren, type ReactNode } from 'react';
import type { BenchEvent } from '@site/src/reference/webhooks/bench';
import type { ComponentProps } from '@site/src/reference/blocks/tree/block';
import type { WebhookBenchProps } from '@site/src/reference/blocks/webhook-bench';
import type Bench from './Bench';
import styles from './styles.module.css';

interface Loaded {
  readonly Bench: typeof Bench;
  readonly events: readonly BenchEvent[];
}

type Props = PropsWithChildren<ComponentProps<WebhookBenchProps>>;

/** Opens the webhook bench, which is loaded only then. */
export default function WebhookBench({ load, children }: Props): ReactNode {
  const [state, setState] = useState<Loaded | 'closed' | 'loading' | 'failed'>('closed');
  const region = useRef<HTMLElement>(null);
  const isOpen = typeof state === 'object';

  useEffect(() => {
    if (isOpen) region.current?.focus();
  }, [isOpen]);

  const open = (): void => {
    setState('loading');
    Promise.all([import('./Bench'), load()]).then(
      ([bench, events]) => setState({ Bench: bench.default, events: events.default }),
      () => setState('failed'),
    );
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
              onClick={open}
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
