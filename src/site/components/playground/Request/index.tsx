import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Endpoint from '../../Endpoint';
import BodyEditor from '../BodyEditor';
import Control from '../Control';
import { Action } from '../Panel';
import Parameters from '../Parameters';
import Problems from '../Problems';
import SandboxValues from '../SandboxValues';
import type { View } from '../view';
import styles from './styles.module.css';

const KEY_HELP =
  'Empty: a new key with every request. The same key and body again repeat the first answer.';

/** The request as a form, checked against the contract while it is edited. */
export default function Request(view: View): ReactNode {
  const { playground, entry, draft, issues, change, sending, warning, hint } = view;
  const { operation, guide } = entry;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void playground.send();
      }}
    >
      <Endpoint method={operation.method} base={playground.data.baseUrl} path={operation.path} />
      <p className={styles.links}>
        <Link to={entry.href}>Reference of this operation</Link>
        <Action onClick={() => playground.restoreExamples()}>Restore the examples</Action>
      </p>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <Parameters {...view} />
      {guide.body && <BodyEditor key={guide.id} {...view} guide={guide.body} />}
      {operation.key !== 'none' && (
        <Control
          path="key"
          name="Idempotency-Key"
          help={KEY_HELP}
          value={draft.idempotencyKey}
          fault={issues.find(({ path }) => path === 'key')?.message}
          onChange={(idempotencyKey) => change({ idempotencyKey })}
        />
      )}
      <SandboxValues {...view} />
      {warning !== undefined && (
        <p className={styles.warning} role="alert">
          {warning}
        </p>
      )}
      <div className={styles.send}>
        <button
          type="submit"
          className={styles.button}
          aria-disabled={sending}
          onClick={(event) => {
            // A double click sends a single request.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          {sending ? 'Sending…' : 'Send'}
        </button>
        <span className={styles.keys}>
          <kbd>Ctrl</kbd> + <kbd>Enter</kbd>
        </span>
      </div>
      <Problems issues={issues} />
    </form>
  );
}
