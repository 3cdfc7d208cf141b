import type { ReactNode } from 'react';
import { jsonOf } from '@site/src/reference/contract/http/parse-json';
import { idsIn, type AnswerId } from '@site/src/reference/playground/chain';
import type { Entry } from '@site/src/reference/playground/catalog';
import type { Exchange } from '@site/src/reference/playground/state';
import { Action } from '../Panel';
import type { View } from '../view';
import styles from './styles.module.css';

/** Maximum number of follow-ups of an identifier that are shown without unfolding. */
const MOST_SHOWN = 8;

interface Props extends View {
  readonly exchange: Exchange;
  /** Body of the answer. */
  readonly body: string;
}

/** Requests that can follow an answer; a button opens a request with the identifier filled in. */
export default function NextRequests({ playground, exchange, body }: Props): ReactNode {
  const sent = playground.entry(exchange.draft.operation);
  const offers = idsIn(playground.data, sent, jsonOf(body)).flatMap((id) => {
    const next = playground.followUps(id, exchange.environment);
    return next.length === 0 ? [] : [{ id, next }];
  });
  const [own, ...others] = offers;
  if (!own) return null;
  const actions = (id: AnswerId, next: readonly Entry[]): ReactNode => (
    <div className={styles.actions}>
      {next.map(({ guide }) => (
        <Action key={guide.id} onClick={() => playground.useId(id, guide.id)}>
          {guide.summary}
        </Action>
      ))}
    </div>
  );
  const further = own.next.slice(MOST_SHOWN);
  return (
    <div className={styles.next}>
      <h3 className={styles.title}>Next</h3>
      {actions(own.id, own.next.slice(0, MOST_SHOWN))}
      {further.length > 0 && (
        <details className={styles.id}>
          <summary>{further.length} more</summary>
          {actions(own.id, further)}
        </details>
      )}
      {others.map(({ id, next }) => (
        <details key={id.id} className={styles.id}>
          <summary>
            With {id.name} <code>{id.id}</code>
          </summary>
          {actions(id, next)}
        </details>
      ))}
    </div>
  );
}
