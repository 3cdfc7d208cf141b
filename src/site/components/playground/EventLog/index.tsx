import type { ReactNode } from 'react';
import CodeText from '../../CodeText';
import CopyButton from '../../CopyButton';
import Headers from '../Headers';
import type { View } from '../view';
import styles from './styles.module.css';

interface Props extends Pick<View, 'events'> {
  readonly playground: Pick<View['playground'], 'signingSecret'>;
}

/** The events of the sandbox, each as it would be delivered, with its signature. */
export default function EventLog({ events, playground }: Props): ReactNode {
  const [latest] = events;
  if (!latest) {
    return (
      <p className={styles.empty}>
        No event yet. Send a request that changes something, or move the clock on.
      </p>
    );
  }
  // A rotation of the secret sends no event, so the latest event may still contain the old one.
  const secret = playground.signingSecret() ?? latest.secret;
  return (
    <>
      <ol className={styles.list} reversed>
        {events.map(({ id, type, timestamp, headers, body }) => (
          <li key={id}>
            <details className={styles.event}>
              <summary>
                <code className={styles.type}>{type}</code>{' '}
                <time className={styles.time}>{timestamp}</time>
              </summary>
              <Headers headers={Object.entries(headers)} className={styles.headers} />
              <div className={styles.bar}>
                Body, as it is signed
                <CopyButton text={() => body} what={`the body of ${type}`} />
              </div>
              {/* Not indented: the signature is over these bytes, and readers copy what they see. */}
              <CodeText code={body} language="json" label={`Event ${type}`} wraps />
            </details>
          </li>
        ))}
      </ol>
      <p className={styles.secret}>
        Signing secret <code>{secret}</code>
        <CopyButton text={() => secret} what="the signing secret" />
      </p>
      {events.some((event) => event.secret !== secret) && (
        <p className={styles.empty}>
          It signs new events; older ones in the log were signed with another secret.
        </p>
      )}
    </>
  );
}
