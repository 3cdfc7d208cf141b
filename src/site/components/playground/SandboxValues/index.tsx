import { useId, type ReactNode } from 'react';
import type { Entry } from '@site/src/reference/playground/catalog';
import { withTrigger, type Draft } from '@site/src/reference/playground/draft';
import { textOf } from '@site/src/reference/mock/json';
import { Choice, type Option } from '../../FormField';
import { Action } from '../Panel';
import styles from './styles.module.css';

interface Props {
  readonly entry: Entry;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

const preferring = (preference: string, names: readonly string[]): readonly Option[] =>
  names.map((name) => ({ value: `${preference}=${name}`, label: name }));

/** What makes the sandbox answer on purpose: the `Prefer` header and the values of the contract. */
export default function SandboxValues({ entry, draft, onChange }: Props): ReactNode {
  const id = useId();
  const { operation } = entry;
  const groups = [
    { options: [{ value: '', label: 'What the request leads to' }] },
    { title: 'Example', options: preferring('example', Object.keys(operation.examples ?? {})) },
    {
      title: 'Error',
      options: preferring('code', [...operation.errors, ...operation.commonErrors]),
    },
  ].filter(({ options }) => options.length > 0);
  return (
    <div className={styles.values}>
      <Choice
        id={id}
        label="Answer of the sandbox"
        help="Sent as the header Prefer."
        groups={groups}
        value={draft.prefer}
        onChange={(prefer) => onChange({ ...draft, prefer })}
      />
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
