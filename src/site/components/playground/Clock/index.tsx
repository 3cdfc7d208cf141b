import { useEffect, type ReactNode } from 'react';
import { Action } from '../Panel';
import type { View } from '../view';
import styles from './styles.module.css';

const STEPS = { PT1M: '1 minute', PT1H: '1 hour', P1D: '1 day' } as const;

/** The virtual clock of the sandbox, which runs and can be moved forward. */
export default function Clock({ playground, now }: View): ReactNode {
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
        {Object.entries(STEPS).map(([duration, label]) => (
          <Action key={duration} onClick={() => void playground.advance(duration)}>
            + {label}
          </Action>
        ))}
        <Action onClick={() => playground.reset()}>Reset sandbox</Action>
      </div>
    </div>
  );
}
