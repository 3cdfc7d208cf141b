import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useSets } from '../useProduct';
import { onArrival } from './arrival';
import { SearchContext } from './context';
import SearchFailure from './Failure';
import { focusOn } from './focus';
import { loadDialog, type LoadedDialog } from './load';
import { useShortcuts } from './useShortcuts';

type State =
  | { readonly phase: 'closed' | 'loading' }
  | ({ readonly phase: 'open'; readonly query: string } & LoadedDialog)
  | { readonly phase: 'failed'; readonly query: string };

/**
 * Renders the search dialog above the pages: each page has its own navbar, and a dialog that is
 * opened while the next page loads must outlive the previous page.
 */
export default function SearchHost({ children }: { readonly children: ReactNode }): ReactNode {
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const setTitles = Object.fromEntries(useSets().map(({ id, title }) => [id, title]));
  const activeSet = useActivePlugin()?.pluginId;
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  /** The text typed while the dialog is loading. */
  const typed = useRef('');
  const [state, setState] = useState<State>({ phase: 'closed' });

  const open = useCallback((query: string) => {
    if (document.activeElement !== document.body) opener.current ??= document.activeElement;
    typed.current = query;
    setState({ phase: 'loading' });
    // Synchronously, so that the next key finds the focus in the dialog.
    const show = (next: (query: string) => State): void =>
      flushSync(() => setState((now) => (now.phase === 'loading' ? next(typed.current) : now)));
    loadDialog().then(
      (loaded) => show((asked) => ({ phase: 'open', query: asked, ...loaded })),
      () => show((asked) => ({ phase: 'failed', query: asked })),
    );
  }, []);

  const type = useCallback((key: string) => {
    typed.current = key === 'Backspace' ? typed.current.slice(0, -1) : typed.current + key;
  }, []);

  const close = useCallback(() => {
    // Synchronously, so that the page is no longer inert when the focus returns or the route
    // changes.
    flushSync(() => setState({ phase: 'closed' }));
    const place = opener.current;
    opener.current = null;
    const wentBack = place instanceof HTMLElement && focusOn(place);
    if (!wentBack && button.current) focusOn(button.current);
  }, []);

  const isLoading = state.phase === 'loading';
  const control = useMemo(
    () => ({
      isLoading,
      open: () => open(''),
      warmUp: () => {
        // A failure is reported when the dialog is opened.
        loadDialog().catch(() => undefined);
      },
      button,
    }),
    [isLoading, open],
  );

  useShortcuts({
    isOpen: state.phase === 'open' || state.phase === 'failed',
    isLoading,
    onOpen: open,
    onType: type,
    onClose: close,
    button,
  });

  return (
    <SearchContext value={control}>
      {children}
      {state.phase === 'open' && (
        <state.Dialog
          index={state.index}
          currentSet={activeSet !== undefined && activeSet in setTitles ? activeSet : 'site'}
          baseUrl={baseUrl}
          setTitles={{ ...setTitles, site: 'This site' }}
          initialQuery={state.query}
          onClose={close}
          onNavigate={(url, done) => {
            close();
            onArrival(done);
            history.push(url);
          }}
        />
      )}
      {state.phase === 'failed' && (
        <SearchFailure onRetry={() => open(state.query)} onClose={close} />
      )}
    </SearchContext>
  );
}
