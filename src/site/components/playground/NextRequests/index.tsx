import type { ReactNode } from 'react';
import { jsonOf } from '@site/src/reference/contract/parse-json';
import { idsIn, operationsTaking } from '@site/src/reference/playground/chain';
import { Action } from '../Panel';
import type { View } from '../view';
import styles from './styles.module.css';

interface Props extends View {
  /** Body of the answer. */
  readonly body: string;
}

/** Identifiers of an answer, with the operations that take them: a click fills one in and opens it. */
export default function NextRequests({ playground, body, ids }: Props): ReactNode {
  const identifiers = idsIn(jsonOf(body));
  if (identifiers.length === 0) return null;
  return (
    <div className={styles.next}>
      <h3 className={styles.title}>Use in the next request</h3>
      {identifiers.map(({ prefix, id, name }, index) => (
        <details key={id} open={index === 0} className={styles.id}>
          <summary>
            {name} <code>{id}</code>
            {ids[prefix] === id && <strong> in use</strong>}
          </summary>
          <div className={styles.actions}>
            <Action onClick={() => playground.useId(prefix, id)}>Use in this request</Action>
            {operationsTaking(playground.entries, prefix).map(({ guide }) => (
              <Action
                key={guide.id}
                onClick={() => {
                  playground.useId(prefix, id);
                  playground.open(guide.id);
                }}
              >
                {guide.summary}
              </Action>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
