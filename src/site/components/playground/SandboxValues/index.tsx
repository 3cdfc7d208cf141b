import type { ReactNode } from 'react';
import { withTrigger } from '@site/src/reference/playground/draft';
import { textOf } from '@site/src/reference/mock/json';
import { Choice } from '../../FormField';
import { Action } from '../Panel';
import type { View } from '../view';
import styles from './styles.module.css';

/** Returns options for the header `Prefer`. */
const preferring = (preference: string, names: readonly string[]) =>
  names.map((name) => ({ value: `${preference}=${name}`, label: name }));

/**
 * Chooses how the sandbox answers: with the header `Prefer` or with special values of the contract.
 */
export default function SandboxValues(view: View): ReactNode {
  const { playground, entry, draft, change, environment } = view;
  const { examples = {}, errors, commonErrors, sandbox } = entry.operation;
  const groups = [
    { options: [{ value: '', label: 'What the request leads to' }] },
    { title: 'Example', options: preferring('example', Object.keys(examples)) },
    { title: 'Error', options: preferring('code', [...errors, ...commonErrors]) },
  ].filter(({ options }) => options.length > 0);
  return (
    <div className={styles.values}>
      <Choice
        label="Answer of the sandbox"
        help={
          environment.kind === 'own'
            ? 'Sent as the header Prefer. This header and the values below work only in a sandbox.'
            : 'Sent as the header Prefer.'
        }
        groups={groups}
        value={draft.prefer}
        onChange={(prefer) => change({ prefer })}
      />
      {sandbox.length > 0 && (
        <ul className={styles.triggers} aria-label="Sandbox values">
          {sandbox.map((trigger) => {
            const { name, value, error, state } = trigger;
            return (
              <li key={name + textOf(value)}>
                <Action
                  onClick={() => playground.edit(withTrigger(draft, entry, trigger) ?? draft)}
                >
                  {name} = {textOf(value)}
                </Action>{' '}
                {error !== undefined && <code>{error}</code>}
                {state !== undefined && (
                  <>
                    leads to <code>{state}</code>
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
