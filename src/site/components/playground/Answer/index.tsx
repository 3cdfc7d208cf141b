import type { ReactNode } from 'react';
import { prettyJson, sizeOf } from '@site/src/reference/playground/answer';
import CodeText from '../../CodeText';
import CopyButton from '../../CopyButton';
import StatusBadge from '../../StatusBadge';
import ErrorLink from '../ErrorLink';
import Headers from '../Headers';
import NextRequests from '../NextRequests';
import type { View } from '../view';
import styles from './styles.module.css';

/** The answer with its status, time, headers and body, or the reason why there is none. */
export default function Answer(view: View): ReactNode {
  const { exchange } = view;
  if (!exchange) {
    return (
      <p className={styles.empty}>
        Send the request to see the answer. <kbd>Ctrl</kbd> + <kbd>Enter</kbd> sends it from
        anywhere in the form.
      </p>
    );
  }
  const { outcome, request } = exchange;
  if (outcome.kind === 'failure') {
    const { title, explanation, steps } = outcome.failure;
    return (
      <div className={styles.failure}>
        <p className={styles.failureTitle}>{title}</p>
        <p>{explanation}</p>
        <ul>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </div>
    );
  }
  const body = prettyJson(outcome.body);
  return (
    <>
      <p className={styles.line}>
        <StatusBadge httpStatus={String(outcome.status)} />
        <span>{outcome.took < 1 ? 'under 1' : Math.round(outcome.took)} ms</span>
        <span>{sizeOf(outcome.body)}</span>
        <code className={styles.address}>
          {request.method} {request.url.replace(/^https?:\/\/[^/]+/, '')}
        </code>
      </p>
      {body === '' ? (
        <p className={styles.empty}>The answer has no body.</p>
      ) : (
        <div className={styles.code}>
          <div className={styles.bar}>
            Body
            <CopyButton text={() => body} what="the body of the answer" />
          </div>
          <CodeText code={body} language="json" label="Body of the answer" wraps />
        </div>
      )}
      {outcome.status >= 400 && <ErrorLink body={outcome.body} />}
      {outcome.status < 300 && <NextRequests {...view} exchange={exchange} body={outcome.body} />}
      {Object.entries({ answer: outcome, request }).map(([what, { headers }]) => (
        <details key={what} className={styles.headers}>
          <summary>
            {headers.length === 1 ? '1 header' : `${headers.length} headers`} of the {what}
          </summary>
          <Headers headers={headers} className={styles.list} />
        </details>
      ))}
      {exchange.environment === 'own' && (
        <p className={styles.empty}>
          A browser shows the headers that the server names in Access-Control-Expose-Headers.
        </p>
      )}
    </>
  );
}
