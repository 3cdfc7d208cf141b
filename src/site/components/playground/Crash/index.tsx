import type { ReactNode } from 'react';
import { forgetDrafts } from '@site/src/reference/playground/stored';
import Panel, { Action } from '../Panel';

interface Props {
  /** Docs set of the playground. */
  readonly set: string;
  readonly error: Error;
  /** Shows the playground again. */
  readonly tryAgain: () => void;
}

/** Replaces a playground that threw; the cause may be a stored request. */
export default function Crash({ set, error, tryAgain }: Props): ReactNode {
  const discard = (): void => {
    forgetDrafts(() => window.localStorage, set);
    // The request may have come with a link.
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
