import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useLocation } from '@docusaurus/router';
import type { PlaygroundData } from '@site/src/reference/playground/data';
import { issuesOf } from '@site/src/reference/playground/check';
import { mayCallOut } from '@site/src/site/boot/policy';
import { Playground } from '@site/src/reference/playground/playground';
import { shareHash } from '@site/src/reference/playground/share';
import Answer from '../Answer';
import type { LoadFields } from '../BodyEditor';
import Clock from '../Clock';
import Crash from '../Crash';
import EnvironmentForm from '../EnvironmentForm';
import EventLog from '../EventLog';
import History from '../History';
import NextRequests from '../NextRequests';
import OperationPicker from '../OperationPicker';
import Panel from '../Panel';
import Request from '../Request';
import RequestCode from '../RequestCode';
import { takeReopened } from '../reopen';
import ShareLink from '../ShareLink';
import { usePlayground } from '../usePlayground';
import styles from './styles.module.css';

export interface ConsoleProps {
  readonly data: PlaygroundData;
  readonly loadFields: LoadFields;
}

const storage = (): Storage => window.localStorage;

/** The playground: choose an operation, edit the request, send it, go on from the answer. */
export default function Console(props: ConsoleProps): ReactNode {
  const { set } = props.data.mock;
  return (
    <ErrorBoundary fallback={(crash) => <Crash set={set} {...crash} />}>
      <Contents {...props} />
    </ErrorBoundary>
  );
}

function Contents({ data, loadFields }: ConsoleProps): ReactNode {
  const { hash, search } = useLocation();
  const element = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const [playground] = useState(
    () => new Playground(data, { storage, mayCallOut: () => mayCallOut(document) }),
  );
  const state = usePlayground(playground);
  const { draft, drafts, environment, history, shown } = state;
  const entry = playground.entry(draft.operation);
  const issues = useMemo(
    () => issuesOf(entry, draft, playground.validator),
    [entry, draft, playground],
  );
  const exchange = history.find(({ number }) => number === shown);

  useEffect(() => {
    playground.openLink(hash, new URLSearchParams(search).get('error'));
    if (hash.startsWith('#op=')) element.current?.scrollIntoView({ block: 'start' });
  }, [playground, hash, search]);

  useEffect(() => playground.keepDrafts({ draft, drafts }), [playground, draft, drafts]);

  useEffect(() => {
    if (takeReopened()) playground.setEnvironment(playground.getState().own);
  }, [playground]);

  useEffect(() => {
    const target = element.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void playground.send();
    };
    target?.addEventListener('keydown', onKeyDown);
    return () => target?.removeEventListener('keydown', onKeyDown);
  }, [playground]);

  useEffect(() => {
    if (shown !== undefined) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  const hashOfDraft = (): string => shareHash(draft, entry, playground.secrets());

  return (
    <div ref={element} className={styles.console}>
      <p className={styles.status} role="status">
        {state.notice}
      </p>
      <div className={styles.settings}>
        <EnvironmentForm
          playground={playground}
          environment={environment}
          own={state.own}
          keeping={state.keeping}
          hash={hashOfDraft}
        />
        {environment.kind === 'sandbox' && <Clock playground={playground} now={state.now} />}
      </div>
      <OperationPicker
        entries={playground.entries}
        value={entry}
        onPick={(id) => playground.open(id)}
      />
      <div className={styles.columns}>
        <Panel title="Request" actions={<ShareLink hash={hashOfDraft} />}>
          <Request
            playground={playground}
            entry={entry}
            draft={draft}
            issues={issues}
            sending={state.sending}
            loadFields={loadFields}
            warning={state.warning}
            hint={state.hint}
          />
        </Panel>
        <div ref={answer} className={styles.column}>
          <Panel title="Answer">
            <Answer exchange={exchange} />
            {exchange?.outcome.kind === 'answer' && (
              <NextRequests playground={playground} body={exchange.outcome.body} ids={state.ids} />
            )}
          </Panel>
          <Panel title="Request as code">
            <RequestCode data={data} entry={entry} draft={draft} environment={environment} />
          </Panel>
        </div>
        <Panel title="History">
          <History playground={playground} history={history} shown={shown} />
        </Panel>
        <Panel title="Events">
          <EventLog events={state.events} />
        </Panel>
      </div>
      {state.keepsDrafts === false && (
        <p className={styles.note}>
          This browser blocks storage: what you enter is lost when you leave the page.
        </p>
      )}
    </div>
  );
}
