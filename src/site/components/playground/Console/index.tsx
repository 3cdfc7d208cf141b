import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type { LoadedPlayground } from '@site/src/reference/playground/data';
import { issuesOf } from '@site/src/reference/playground/check';
import { mayCallOut } from '@site/src/site/boot/policy';
import { Playground } from '@site/src/reference/playground/playground';
import { shareHash } from '@site/src/reference/playground/share';
import { forgetDrafts } from '@site/src/reference/playground/stored';
import Answer from '../Answer';
import Clock from '../Clock';
import EnvironmentForm from '../EnvironmentForm';
import EventLog from '../EventLog';
import History from '../History';
import OperationPicker from '../OperationPicker';
import Panel, { Action } from '../Panel';
import Request from '../Request';
import RequestCode from '../RequestCode';
import { takeReopened } from '../reopen';
import ShareLink from '../ShareLink';
import { useAddress } from '../use-address';
import type { View } from '../view';
import { useScrollAlong } from './use-scroll-along';
import styles from './styles.module.css';

interface Props extends Pick<View, 'loadFields'> {
  readonly data: LoadedPlayground;
}

const storage = (): Storage => window.localStorage;
const session = (): Storage => window.sessionStorage;

/** The playground: choose an operation, edit the request, send it, and continue from the answer. */
export default function Console(props: Props): ReactNode {
  return (
    <ErrorBoundary fallback={(crash) => <Crash {...crash} set={props.data.mock.set} />}>
      <Contents {...props} />
    </ErrorBoundary>
  );
}

interface CrashProps {
  readonly set: string;
  readonly error: Error;
  /** Renders the playground again. */
  readonly tryAgain: () => void;
}

/** Replaces a playground that threw; a stored request may be the cause. */
function Crash({ set, error, tryAgain }: CrashProps): ReactNode {
  const discard = (): void => {
    forgetDrafts(storage, set);
    // The request may come from a link.
    history.replaceState(history.state, '', location.pathname);
    location.reload();
  };
  return (
    <Panel title="Playground">
      <p role="alert">The playground crashed: {error.message}</p>
      <p>
        If it crashes again, discard the requests that you edited: this browser keeps them for your
        next visit, and one of them may be the cause.
      </p>
      <Action onClick={tryAgain}>Try again</Action>{' '}
      <Action onClick={discard}>Discard edited requests</Action>
    </Panel>
  );
}

function Contents({ data, loadFields }: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const [playground] = useState(
    () => new Playground(data, { storage, session, mayCallOut: () => mayCallOut(document) }),
  );
  const { subscribe, getState } = playground;
  const state = useSyncExternalStore(subscribe, getState, getState);
  const { draft, drafts, shown } = state;
  const isSandbox = state.environment.kind === 'sandbox';
  const entry = playground.entry(draft.operation);
  const issues = useMemo(() => issuesOf(entry, draft), [entry, draft]);
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

  useAddress(playground, draft, element);
  const showAnswer = useScrollAlong(answer);

  useEffect(() => playground.keepDrafts({ draft, drafts }), [playground, draft, drafts]);

  useEffect(() => void playground.restore(), [playground]);

  useEffect(() => {
    if (takeReopened()) playground.setEnvironment(playground.getState().ownEnvironment);
  }, [playground]);

  useEffect(() => {
    const target = element.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void playground.send();
    };
    target?.addEventListener('keydown', onKeyDown);
    // A reader who focuses the form is likely to send a request.
    target?.addEventListener('focusin', () => void playground.loadSandbox(), { once: true });
    return () => target?.removeEventListener('keydown', onKeyDown);
  }, [playground]);

  useEffect(() => {
    // A reload restores answers, which the reader has not just requested.
    if (shown === undefined || !element.current?.contains(document.activeElement)) return;
    showAnswer();
  }, [shown, showAnswer]);

  return (
    <div ref={element} className={styles.console}>
      <p className={styles.status} role="status">
        {state.notice}
      </p>
      <div className={styles.settings}>
        <EnvironmentForm {...view} />
        {isSandbox && <Clock {...view} />}
      </div>
      <OperationPicker {...view} />
      <div className={styles.columns}>
        <Panel title="Request" actions={<ShareLink {...view} />}>
          <Request {...view} />
        </Panel>
        <div ref={answer} className={styles.answer}>
          <Panel title="Answer">
            <Answer {...view} />
          </Panel>
        </div>
        <Panel title="Request as code">
          <RequestCode {...view} />
        </Panel>
      </div>
      {/* In a separate row, so that the pinned answer cannot cover it. */}
      <div className={styles.columns}>
        <Panel title="History">
          <History {...view} />
        </Panel>
        {isSandbox && !data.hasNoEvents && (
          <Panel title="Events">
            <EventLog {...view} />
          </Panel>
        )}
      </div>
      {state.keepsDrafts === false && (
        <p className={styles.note}>
          This browser blocks storage: what you enter is lost when you leave the page.
        </p>
      )}
    </div>
  );
}
