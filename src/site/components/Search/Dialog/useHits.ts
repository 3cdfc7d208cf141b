import { useEffect, useMemo, useState } from 'react';
import { byPage } from '../../../../reference/search/answer';
import type { SearchIndex } from '../../../../reference/search/index-build';
import { searchRecords } from '../../../../reference/search/query';
import type { Recents } from '../../../../reference/search/recents';
import { recordPath, type RecordSet } from '../../../../reference/search/record';
import { completeIndex } from '../engine';

/** Hits of each set in the dialog. Their excerpts take most of the time of a search. */
const HITS_PER_SET = 8;

interface Question {
  readonly index: SearchIndex;
  readonly currentSet: RecordSet;
  readonly initialQuery: string;
}

/** Returns the records of the addresses that this index contains. */
const recordsAt = ({ records }: SearchIndex, paths: Recents) =>
  paths.flatMap((path) => {
    const record = records.find((one) => recordPath(one) === path);
    return record ? [{ record, score: 0, terms: [] }] : [];
  });

/** The query with its hits, at first those of the names, then those of the whole index. */
export function useHits({ index, currentSet, initialQuery }: Question, recents: Recents) {
  const [texts, setTexts] = useState<'loading' | 'there' | 'missing'>('loading');
  const [attempt, setAttempt] = useState(1);
  const [best, setBest] = useState(index);
  const [asked, setAsked] = useState({ query: initialQuery, index, active: 0 });

  useEffect(() => {
    let closed = false;
    completeIndex().then(
      (whole) => {
        if (closed) return;
        setTexts('there');
        setBest(whole);
        // A reader who has moved on to another result keeps the list.
        setAsked((now) => (now.active > 0 ? now : { ...now, index: whole }));
      },
      () => {
        if (!closed) setTexts('missing');
      },
    );
    return () => {
      closed = true;
    };
  }, [attempt]);

  const pages = useMemo(
    () =>
      byPage(
        asked.query.trim() === ''
          ? recordsAt(asked.index, recents)
          : searchRecords(asked.index, asked.query, { currentSet, perSet: HITS_PER_SET }),
      ),
    [asked.index, asked.query, currentSet, recents],
  );

  return {
    query: asked.query,
    ask: (query: string) => setAsked({ query, index: best, active: 0 }),
    pages,
    hits: pages.flatMap(({ hits }) => hits),
    /** Position of the hit that Enter opens. */
    active: asked.active,
    choose: (active: number) => setAsked((now) => ({ ...now, active })),
    texts,
    loadTexts: () => {
      setTexts('loading');
      setAttempt(attempt + 1);
    },
  };
}
