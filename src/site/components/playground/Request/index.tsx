import { useId, useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Entry } from '@site/src/reference/playground/catalog';
import type { Issue } from '@site/src/reference/playground/check';
import type { Draft } from '@site/src/reference/playground/draft';
import type { Playground } from '@site/src/reference/playground/playground';
import Endpoint from '../../Endpoint';
import BodyEditor, { type LoadFields } from '../BodyEditor';
import Control from '../Control';
import { Action } from '../Panel';
import Parameters from '../Parameters';
import Problems from '../Problems';
import SandboxValues from '../SandboxValues';
import styles from './styles.module.css';

interface Props {
  readonly playground: Playground;
  readonly entry: Entry;
  readonly draft: Draft;
  readonly issues: readonly Issue[];
  readonly sending: boolean;
  readonly loadFields: LoadFields;
  readonly warning: string | undefined;
  readonly hint: string | undefined;
}

const KEY_HELP =
  'Empty: a new key with every request. The same key and body again repeat the first answer.';

/** The request as a form, checked against the contract while it is edited. */
export default function Request(props: Props): ReactNode {
  const { playground, entry, draft, issues, sending, warning, hint, loadFields } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { operation, guide } = entry;
  const fields = async () => (await loadFields()).default[guide.id] ?? [];
  const change = (values: Partial<Draft>): void => playground.edit({ ...draft, ...values });
  return (
    <form
      ref={form}
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
      <Parameters
        entry={entry}
        values={draft.values}
        issues={issues}
        validator={playground.validator}
        onChange={(name, value) => change({ values: { ...draft.values, [name]: value } })}
      />
      {guide.body && (
        <BodyEditor
          key={guide.id}
          guide={guide.body}
          fields={fields}
          value={draft.body}
          issues={issues.filter(({ at }) => at.startsWith('body'))}
          onChange={(body) => change({ body })}
        />
      )}
      {operation.key !== 'none' && (
        <Control
          id={`${id}key`}
          at="key"
          name="Idempotency-Key"
          help={KEY_HELP}
          value={draft.idempotencyKey}
          fault={issues.find(({ at }) => at === 'key')?.message}
          onChange={(idempotencyKey) => change({ idempotencyKey })}
        />
      )}
      <SandboxValues entry={entry} draft={draft} onChange={(next) => playground.edit(next)} />
      {warning !== undefined && (
        <p className={styles.warning} role="alert">
          {warning}
        </p>
      )}
      <div className={styles.send}>
        <button type="submit" className={styles.button} aria-disabled={sending}>
          {sending ? 'Sending…' : 'Send'}
        </button>
        <span className={styles.keys}>
          <kbd>Ctrl</kbd> + <kbd>Enter</kbd>
        </span>
      </div>
      <Problems issues={issues} form={form} />
    </form>
  );
}
