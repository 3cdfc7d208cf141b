import type { ReactNode } from 'react';
import MethodBadge from '../../MethodBadge';
import StatusBadge from '../../StatusBadge';
import { Action } from '../Panel';
import type { View } from '../view';
import styles from './styles.module.css';

/**
 * The requests of this visit, with buttons to show the answer and to load the request into the
 * form.
 */
export default function History({ playground, history, shown }: View): ReactNode {
  if (history.length === 0) return <p className={styles.empty}>No request was sent yet.</p>;
  return (
    <ol className={styles.list} reversed>
      {history.map(({ number, draft, request, outcome, environment }) => (
        <li key={number} className={styles.item}>
          <button
            type="button"
            className={styles.show}
            aria-current={number === shown}
            onClick={() => playground.show(number)}
          >
            <span className={styles.number}>{number}</span>
            <MethodBadge method={request.method} variant="plain" />
            <code className={styles.path}>
              {environment === 'sandbox'
                ? request.url.slice(playground.data.baseUrl.length)
                : request.url}
            </code>
            {outcome.kind === 'answer' ? (
              <StatusBadge httpStatus={String(outcome.status)} />
            ) : (
              <span className={styles.failed}>no answer</span>
            )}
          </button>
          <Action onClick={() => playground.edit(draft)}>
            Load<span className={styles.hidden}> request {number}</span>
          </Action>
        </li>
      ))}
    </ol>
  );
}
