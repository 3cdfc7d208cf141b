import { grouped } from '../contract/grouped';
import { piecesOf, snippetOf, type TextPiece } from './highlight';
import type { SearchHit } from './query';
import { recordPath, type RecordSet } from './record';

/** A hit as the dialog shows it, below the title of its page. */
export interface ShownHit {
  /** Address below the site's base. */
  readonly path: string;
  readonly title: readonly TextPiece[];
  /** The further name that the query asked for: a path, a code, a value. */
  readonly name: readonly TextPiece[];
  /** Titles between the page and the hit. */
  readonly place: string;
  readonly excerpt: readonly TextPiece[];
  /** Words to mark at the target, folded. */
  readonly terms: readonly string[];
}

/** The hits of one page. */
export interface PageHits {
  readonly page: string;
  readonly title: string;
  readonly set: RecordSet;
  readonly hits: readonly ShownHit[];
}

const shown = ({ record, terms }: SearchHit): ShownHit => {
  const words = new Set(terms);
  const names = record.kind === 'page' ? [] : record.names.map((name) => piecesOf(name, words));
  return {
    path: recordPath(record),
    title: piecesOf(record.title, words),
    name: names.find((pieces) => pieces.some(({ isMarked }) => isMarked)) ?? [],
    place: record.trail.slice(1).join(' › '),
    excerpt: piecesOf(snippetOf(record.text, words), words),
    terms,
  };
};

/** Groups hits by page; the page of the best hit comes first. */
export const byPage = (hits: readonly SearchHit[]): readonly PageHits[] =>
  [...grouped(hits, ({ record }) => record.page)].flatMap(([page, ofPage]) =>
    ofPage.slice(0, 1).map(({ record: { set, title, trail } }) => ({
      page,
      title: trail[0] ?? title,
      set,
      hits: ofPage.map(shown),
    })),
  );
