import { useEffect, type ReactNode } from 'react';
import type { Playground } from '@site/src/reference/playground/playground';
import { Action } from '../Panel';
import styles from './styles.module.css';

interface Props {
  readonly playground: Playground;
  /** Virtual time in milliseconds since 1970. */
  readonly now: number;
}

const STEPS = [
  ['PT1M', '1 minute'],
  ['PT1H', '1 hour'],
  ['P1D', '1 day'],
] as const;

/** The virtual clock of the sandbox: it runs, and it can be moved on. */
export default function Clock({ playground, now }: Props): ReactNode {
  useEffect(() => {
    const timer = window.setInterval(() => playground.tick(), 1000);
    return () => window.clearInterval(timer);
  }, [playground]);
  const time = new Date(now).toISOString();
  return (
    <div role="group" aria-label="Virtual clock" className={styles.clock}>
      <span className={styles.label}>Virtual clock</span>
      <time dateTime={time} className={styles.time}>
        {time.slice(0, 19).replace('T', ' ')} UTC
      </time>
      <div className={styles.steps}>
        {STEPS.map(([duration, label]) => (
          <Action key={duration} onClick={() => playground.advance(duration)}>
            + {label}
          </Action>
        ))}
        <Action onClick={() => playground.reset()}>Reset sandbox</Action>
      </div>
    </div>
  );
}
