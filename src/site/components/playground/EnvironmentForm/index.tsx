import { useId, type ReactNode } from 'react';
import { firstCredentials } from '@site/src/reference/contract/http/credentials';
import {
  baseUrlFault,
  type Access,
  type Environment,
} from '@site/src/reference/playground/environment';
import { Choice } from '../../FormField';
import Control from '../Control';
import { Action } from '../Panel';
import { reopen } from '../reopen';
import type { View } from '../view';
import styles from './styles.module.css';

const accessGroups = ({ keys, operations }: View['playground']['data']['mock']) => {
  const choices: readonly (readonly [Access, string])[] = [
    ['full', operations.some(({ scopes }) => scopes.length > 0) ? 'Every scope' : 'A valid one'],
    ...(keys?.readOnly === undefined
      ? []
      : [['readonly', 'Scopes to read only, with a sandbox of its own'] as const]),
    ['none', 'None'],
  ];
  return [{ options: choices.map(([value, label]) => ({ value, label })) }];
};

const KEEPING: Readonly<Record<View['keeping'], string>> = {
  memory: 'Both are gone when you leave the page.',
  stored:
    'Both are kept unencrypted in the local storage of this browser, for this site alone, until you choose Forget.',
  blocked: 'This browser blocks storage: both are gone when you leave the page.',
};

const credentialsFor = ({ entry, playground }: View) =>
  firstCredentials(entry.operation.access, playground.data.mock.credentials);

/** Chooses where requests are sent: to the sandbox in the page, or to the reader's own server. */
export default function EnvironmentForm(view: View): ReactNode {
  const { playground, environment, ownEnvironment, keeping, hash } = view;
  const id = useId();
  const onChange = (next: Environment): void => playground.setEnvironment(next);
  const isOwn = environment.kind === 'own';
  const [credential] = credentialsFor(view);
  const { noun = 'API key', isLogin } = credential ?? {};
  const keyName = noun.charAt(0).toUpperCase() + noun.slice(1);
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
          <input type="radio" name={id} checked={isOwn} onChange={() => onChange(ownEnvironment)} />
          Own base URL
        </label>
      </div>
      {isOwn && !playground.mayCallOut() && (
        <>
          <p className={styles.closed}>
            You came here from another page, which may call no other server, and that still holds.
            Loading this page again changes it. Your request is kept; the history and what you made
            in the sandbox are not.
          </p>
          <Action onClick={() => reopen(hash())}>Load this page again</Action>
        </>
      )}
      {isOwn && playground.mayCallOut() && (
        <>
          <div className={styles.fields}>
            <Control
              name="Base URL"
              help="Requests leave this page for this address, which has to allow them (CORS)."
              placeholder={playground.data.baseUrl}
              value={ownEnvironment.baseUrl}
              fault={
                ownEnvironment.baseUrl === '' ? undefined : baseUrlFault(ownEnvironment.baseUrl)
              }
              onChange={(baseUrl) => onChange({ ...ownEnvironment, baseUrl })}
            />
            <Control
              name={keyName}
              secret
              help={`${isLogin ? 'As user:password. ' : ''}Never in links, drafts or the history. Use a sandbox key.`}
              value={ownEnvironment.apiKey}
              onChange={(apiKey) => onChange({ ...ownEnvironment, apiKey })}
            />
          </div>
          <div className={styles.choices}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={keeping === 'stored'}
                aria-describedby={`${id}keeping`}
                onChange={(event) => playground.keepOwn(event.target.checked)}
              />
              Keep the address and the key in this browser
            </label>
            <Action onClick={() => playground.forgetOwn()}>Forget</Action>
          </div>
          <p id={`${id}keeping`} className={styles.keeping}>
            {KEEPING[keeping]}
          </p>
        </>
      )}
      {environment.kind === 'sandbox' && credential && (
        <Choice
          label={keyName}
          groups={accessGroups(playground.data.mock)}
          value={environment.access}
          onChange={(access) => onChange({ kind: 'sandbox', access: access as Access })}
        />
      )}
    </fieldset>
  );
}
