import { useId, useState, type ReactNode } from 'react';
import { baseUrlFault, type Environment } from '@site/src/playground/environment';
import Control from '../Control';
import styles from './styles.module.css';

interface Props {
  readonly environment: Environment;
  readonly example: string;
  readonly onChange: (environment: Environment) => void;
}

type Access = Extract<Environment, { kind: 'sandbox' }>['access'];
type Own = Extract<Environment, { kind: 'own' }>;

const ACCESS: Readonly<Record<Access, string>> = {
  full: 'Every scope',
  readonly: 'Scopes to read only, with a sandbox of its own',
  none: 'No key',
};

/** Where requests go: the sandbox in the page, or a server of the reader's. */
export default function EnvironmentForm({ environment, example, onChange }: Props): ReactNode {
  const id = useId();
  const [own, setOwn] = useState<Own>({ kind: 'own', baseUrl: '', apiKey: '' });
  const change = (next: Own): void => {
    setOwn(next);
    onChange(next);
  };
  const isOwn = environment.kind === 'own';
  return (
    <fieldset className={styles.form}>
      <legend className={styles.legend}>Environment</legend>
      <div className={styles.choices}>
        <label className={styles.choice}>
          <input
            type="radio"
            name={id}
            checked={!isOwn}
            onChange={() => onChange({ kind: 'sandbox', access: 'full' })}
          />
          Sandbox in this page
        </label>
        <label className={styles.choice}>
          <input type="radio" name={id} checked={isOwn} onChange={() => onChange(own)} />
          Own base URL
        </label>
      </div>
      {isOwn ? (
        <>
          <Control
            id={`${id}url`}
            name="Base URL"
            help="Requests leave this page for this address, which has to allow them (CORS)."
            example={example}
            value={own.baseUrl}
            issue={own.baseUrl === '' ? undefined : baseUrlFault(own.baseUrl)}
            onChange={(baseUrl) => change({ ...own, baseUrl })}
          />
          <Control
            id={`${id}key`}
            name="API key"
            secret
            help="Stays in memory until you leave the page: not stored, not in links, not in the history. Use a sandbox key."
            value={own.apiKey}
            onChange={(apiKey) => change({ ...own, apiKey })}
          />
        </>
      ) : (
        <label className={styles.key}>
          API key
          <select
            className={styles.select}
            value={environment.access}
            onChange={(event) =>
              onChange({ kind: 'sandbox', access: event.target.value as Access })
            }
          >
            {Object.entries(ACCESS).map(([access, label]) => (
              <option key={access} value={access}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}
