import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { RecordSet } from '../../search/record';
import { useProduct } from '../useProduct';
import { arrived, onArrival } from './arrival';
import SearchButton from './Button';
import type SearchDialog from './Dialog';
import SearchFailure from './Failure';
import { loadDialog } from './load';
import { useShortcuts } from './useShortcuts';

type State =
  | { readonly phase: 'closed' | 'loading' }
  | { readonly phase: 'open'; readonly Dialog: typeof SearchDialog; readonly query: string }
  | { readonly phase: 'failed'; readonly query: string };

const isSet = (id: string | undefined): id is RecordSet => id === 'general' || id === 'rebell-pay';

/** The search box over the embedded index; everything behind the button loads on first use. */
export default function Search(): ReactNode {
  const history = useHistory();
  const location = useLocation();
  const baseUrl = useBaseUrl('/');
  const { productName, payProductName } = useProduct();
  const activeSet = useActivePlugin()?.pluginId;
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  const [state, setState] = useState<State>({ phase: 'closed' });

  useEffect(arrived, [location]);

  const warmUp = useCallback(() => {
    // A failure shows on opening.
    loadDialog().catch(() => undefined);
  }, []);

  const open = useCallback((query: string) => {
    if (document.activeElement !== document.body) opener.current ??= document.activeElement;
    setState({ phase: 'loading' });
    loadDialog().then(
      (Dialog) => setState({ phase: 'open', Dialog, query }),
      () => setState({ phase: 'failed', query }),
    );
  }, []);

  const close = useCallback(() => {
    // At once, so that the page is no longer inert when the focus returns or the route changes.
    flushSync(() => setState({ phase: 'closed' }));
    const target = opener.current;
    opener.current = null;
    const goesBack = target instanceof HTMLElement && target.isConnected;
    (goesBack ? target : button.current)?.focus({ preventScroll: true });
  }, []);

  useShortcuts({
    isOpen: state.phase === 'open' || state.phase === 'failed',
    onOpen: open,
    onClose: close,
    button,
  });

  return (
    <>
      <SearchButton
        ref={button}
        aria-busy={state.phase === 'loading' || undefined}
        onClick={() => open('')}
        onFocus={warmUp}
        onMouseOver={warmUp}
        onTouchStart={warmUp}
      />
      {state.phase === 'open' && (
        <state.Dialog
          currentSet={isSet(activeSet) ? activeSet : 'site'}
          baseUrl={baseUrl}
          setTitles={{ general: productName, 'rebell-pay': payProductName, site: 'This site' }}
          initialQuery={state.query}
          onClose={close}
          onNavigate={(url, done) => {
            close();
            onArrival(done);
            history.push(url);
          }}
          onFailure={(query) => setState({ phase: 'failed', query })}
        />
      )}
      {state.phase === 'failed' && (
        <SearchFailure onRetry={() => open(state.query)} onClose={close} />
      )}
    </>
  );
}
