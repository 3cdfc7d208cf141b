import { useId, type ReactNode } from 'react';
import type { Entry } from '@site/src/playground/catalog';
import { withTrigger, type Draft } from '@site/src/playground/draft';
import { textOf } from '@site/src/mock/json';
import { Action } from '../Panel';
import styles from './styles.module.css';

interface Props {
  readonly entry: Entry;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** What makes the sandbox answer on purpose: the `Prefer` header and the values of the contract. */
export default function SandboxValues({ entry, draft, onChange }: Props): ReactNode {
  const id = useId();
  const { operation } = entry;
  const examples = Object.keys(operation.examples ?? {});
  const codes = [...operation.errors, ...operation.commonErrors];
  return (
    <div className={styles.values}>
      <label htmlFor={id} className={styles.label}>
        Answer of the sandbox
      </label>
      <select
        id={id}
        className={styles.select}
        value={draft.prefer}
        onChange={(event) => onChange({ ...draft, prefer: event.target.value })}
      >
        <option value="">What the request leads to</option>
        {examples.length > 0 && (
          <optgroup label="Example">
            {examples.map((name) => (
              <option key={name} value={`example=${name}`}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label="Error">
          {codes.map((code) => (
            <option key={code} value={`code=${code}`}>
              {code}
            </option>
          ))}
        </optgroup>
      </select>
      <p className={styles.help}>
        Sent as the header <code>Prefer</code>.
      </p>
      {operation.sandbox.length > 0 && (
        <ul className={styles.triggers} aria-label="Sandbox values">
          {operation.sandbox.map((trigger) => {
            const { name, value, error, state } = trigger;
            return (
              <li key={name + textOf(value)}>
                <Action onClick={() => onChange(withTrigger(draft, entry, trigger) ?? draft)}>
                  {name} = {textOf(value)}
                </Action>{' '}
                {error !== undefined && <code>{error}</code>}
                {state !== undefined && (
                  <>
                    ends in <code>{state}</code>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
