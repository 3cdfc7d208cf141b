import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './dialog.css';
import type { DocSearchOptions } from '../../../reference/search/docsearch';
import type { RecordSet } from '../../../reference/search/record';
import { isPlainClick } from './clicks';
import { embeddedClient, HITS_PER_SET } from './client';
import { bestIndex, completeIndex, isCompleting } from './engine';
import { holdEnter } from './hold-enter';
import { showTarget } from './mark';
import MissingTexts from './MissingTexts';
import { leaveForOtherTab } from './other-tab';
import { cleanRecents } from './recents';
import { repairDialogs } from './repair';

export interface SearchDialogProps extends DocSearchOptions {
  readonly currentSet: RecordSet;
  readonly initialQuery: string;
  readonly onClose: () => void;
  /** Goes to an address of the site, and calls `arrived` once the page is shown. */
  readonly onNavigate: (url: string, arrived: () => void) => void;
  readonly onFailure: (query: string) => void;
}

/** Loads the data for the first result. */
export { namesIndex as prepare } from './engine';

type Hit = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0]['hit'];

/** A hit chosen with the keyboard. */
interface Chosen {
  readonly itemUrl: string;
  readonly item: object;
}

const termsOf = (hit: object | undefined): readonly string[] =>
  hit && 'terms' in hit && Array.isArray(hit.terms) ? (hit.terms as string[]) : [];

/** Repeats the search, because more of the index may be loaded by now. */
const askAgain = (container: Element): void => {
  const input = container.querySelector<HTMLInputElement>('.DocSearch-Input');
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const first = container.querySelector('.DocSearch-Hit');
  // Keeps the selection of a reader who has moved on to another result.
  if (!input?.value || !property || first?.getAttribute('aria-selected') === 'false') return;
  const { value, selectionStart, selectionEnd } = input;
  for (const next of [`${value} `, value]) {
    property.set?.call(input, next);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  input.setSelectionRange(selectionStart, selectionEnd);
};

const TRANSLATIONS: NonNullable<DocSearchModalProps['translations']> = {
  searchBox: {
    searchInputLabel: 'Search',
    cancelButtonText: 'Close',
    cancelButtonAriaLabel: 'Close',
  },
  startScreen: { noRecentSearchesText: 'Type a path, a code, a field or a few words.' },
};

/** While the texts load, an empty list does not yet mean that there are no results. */
const STILL_LOOKING: typeof TRANSLATIONS = {
  ...TRANSLATIONS,
  noResultsScreen: { noResultsText: 'Still looking for' },
};

/** DocSearch's dialog over the embedded index. */
export default function SearchDialog(props: SearchDialogProps): ReactNode {
  const { currentSet, baseUrl, setTitles, initialQuery, onClose, onNavigate, onFailure } = props;
  const [container] = useState(() => document.createElement('div'));
  const [texts, setTexts] = useState<'loading' | 'there' | 'missing'>('loading');
  const [attempt, setAttempt] = useState(1);
  const indexName = `partner-docs${baseUrl}`;

  // DocSearch reads them on its first render, and stores words with marks while it is used.
  useMemo(() => cleanRecents(indexName, baseUrl), [indexName, baseUrl]);
  useEffect(() => () => cleanRecents(indexName, baseUrl), [indexName, baseUrl]);

  useLayoutEffect(() => {
    document.body.prepend(container);
    const stopRepair = repairDialogs(container);
    const stopHolding = holdEnter(container, isCompleting);
    return () => {
      stopHolding();
      stopRepair();
      container.remove();
    };
  }, [container]);

  useEffect(() => {
    let closed = false;
    completeIndex().then(
      () => {
        if (closed) return;
        setTexts('there');
        askAgain(container);
      },
      () => {
        if (!closed) setTexts('missing');
      },
    );
    return () => {
      closed = true;
    };
  }, [container, attempt]);

  const [client] = useState(() => {
    const onBroken = () =>
      onFailure(container.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? '');
    return embeddedClient({
      currentSet,
      baseUrl,
      setTitles,
      index: bestIndex,
      onFailure: onBroken,
    });
  });

  const [parts] = useState(() => {
    const go = (url: string, hit: object | undefined): void =>
      onNavigate(url, () => showTarget(url, termsOf(hit)));
    const leave = (url: string, hit: object): void => leaveForOtherTab(url, termsOf(hit));
    const openApart = ({ itemUrl, item }: Chosen): void => {
      leave(itemUrl, item);
      window.open(itemUrl, '_blank', 'noopener');
    };
    const HitLink = ({ hit, children }: { readonly hit: Hit; readonly children: ReactNode }) => (
      <a
        href={hit.url}
        onClick={(event) => {
          if (!isPlainClick(event)) {
            leave(hit.url, hit);
            return;
          }
          event.preventDefault();
          go(hit.url, hit);
        }}
        onAuxClick={() => leave(hit.url, hit)}
        onContextMenu={() => leave(hit.url, hit)}
      >
        {children}
      </a>
    );
    return {
      HitLink,
      navigator: {
        navigate: ({ itemUrl, item }: Chosen) => go(itemUrl, item),
        navigateNewTab: openApart,
        navigateNewWindow: openApart,
      },
    };
  });

  const loadTextsAgain = (): void => {
    setTexts('loading');
    setAttempt(attempt + 1);
    container.querySelector<HTMLElement>('.DocSearch-Input')?.focus();
  };

  return createPortal(
    <>
      <DocSearchModal
        appId="embedded"
        apiKey="embedded"
        indexName={indexName}
        placeholder="Search the documentation"
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        maxResultsPerGroup={HITS_PER_SET}
        transformSearchClient={() => client}
        hitComponent={parts.HitLink}
        navigator={parts.navigator}
        translations={texts === 'loading' ? STILL_LOOKING : TRANSLATIONS}
        onClose={onClose}
      />
      {texts === 'missing' && <MissingTexts dialog={container} onRetry={loadTextsAgain} />}
    </>,
    container,
  );
}
