import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useLocation } from '@docusaurus/router';
import type { PlaygroundData } from '@site/src/reference/playground/data';
import { issuesOf } from '@site/src/reference/playground/check';
import { mayCallOut } from '@site/src/site/boot/policy';
import { Playground } from '@site/src/reference/playground/playground';
import { shareHash } from '@site/src/reference/playground/share';
import Answer from '../Answer';
import Clock from '../Clock';
import Crash from '../Crash';
import EnvironmentForm from '../EnvironmentForm';
import EventLog from '../EventLog';
import History from '../History';
import OperationPicker from '../OperationPicker';
import Panel from '../Panel';
import Request from '../Request';
import RequestCode from '../RequestCode';
import { takeReopened } from '../reopen';
import ShareLink from '../ShareLink';
import type { View } from '../view';
import styles from './styles.module.css';

interface Props extends Pick<View, 'loadFields'> {
  readonly data: PlaygroundData;
}

/** The playground: choose an operation, edit the request, send it, go on from the answer. */
export default function Console(props: Props): ReactNode {
  const { set } = props.data.mock;
  return (
    <ErrorBoundary fallback={(crash) => <Crash set={set} {...crash} />}>
      <Contents {...props} />
    </ErrorBoundary>
  );
}

function Contents({ data, loadFields }: Props): ReactNode {
  const { hash, search } = useLocation();
  const element = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const [playground] = useState(
    () =>
      new Playground(data, {
        storage: () => window.localStorage,
        mayCallOut: () => mayCallOut(document),
      }),
  );
  const { subscribe, getState } = playground;
  const state = useSyncExternalStore(subscribe, getState, getState);
  const { draft, drafts, shown } = state;
  const entry = playground.entry(draft.operation);
  const issues = useMemo(
    () => issuesOf(entry, draft, playground.validator),
    [entry, draft, playground],
  );
  const view: View = {
    ...state,
    playground,
    entry,
    issues,
    loadFields,
    exchange: state.history.find(({ number }) => number === shown),
    change: (values) => playground.edit({ ...draft, ...values }),
    hash: () => shareHash(draft, entry, playground.secrets()),
  };

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

  return (
    <div ref={element} className={styles.console}>
      <p className={styles.status} role="status">
        {state.notice}
      </p>
      <div className={styles.settings}>
        <EnvironmentForm {...view} />
        {state.environment.kind === 'sandbox' && <Clock {...view} />}
      </div>
      <OperationPicker {...view} />
      <div className={styles.columns}>
        <Panel title="Request" actions={<ShareLink {...view} />}>
          <Request {...view} />
        </Panel>
        <div ref={answer} className={styles.column}>
          <Panel title="Answer">
            <Answer {...view} />
          </Panel>
          <Panel title="Request as code">
            <RequestCode {...view} />
          </Panel>
        </div>
        <Panel title="History">
          <History {...view} />
        </Panel>
        <Panel title="Events">
          <EventLog {...view} />
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
