import { escapeHtml } from '../contract/escape-html';
import { markedHtml, snippetOf } from './highlight';
import type { SearchHit } from './query';
import { recordPath, type RecordSet } from './record';

/**
 * A hit as DocSearch shows it. `_snippetResult`, `content` and the levels from 1 on are inserted as
 * HTML, so they are escaped; level 0 is shown as text. DocSearch stores everything except
 * `_snippetResult`, and only that contains marks.
 */
export interface DocSearchRecord {
  readonly objectID: string;
  readonly type: 'lvl1' | 'lvl2';
  readonly url: string;
  readonly content: string | null;
  readonly hierarchy: {
    readonly lvl0: string;
    readonly lvl1: string;
    readonly lvl2: string | null;
  };
  readonly _snippetResult: {
    readonly content?: { readonly value: string };
    readonly hierarchy: {
      readonly lvl1: { readonly value: string };
      readonly lvl2?: { readonly value: string };
    };
  };
  /** Words to mark on the target page. */
  readonly terms: readonly string[];
}

export interface DocSearchOptions {
  /** Path of the site with a slash at both ends, `/partner-api-docs/`. */
  readonly baseUrl: string;
  readonly setTitles: Readonly<Record<RecordSet, string>>;
}

/** `Card › Create a card`. */
const SEPARATOR = ' › ';

/** Converts a hit to a DocSearch record. */
export function toDocSearch(
  { record, terms }: SearchHit,
  { baseUrl, setTitles }: DocSearchOptions,
): DocSearchRecord {
  const words = new Set(terms);
  const marked = (text: string): string => markedHtml(text, words);
  const path = recordPath(record);
  const excerpt = snippetOf(record.text, words);
  const title = { value: marked(record.title) };
  const common = { objectID: path, url: baseUrl + path.slice(1), terms };
  const lvl0 = setTitles[record.set] ?? record.set;
  if (record.kind === 'page') {
    return {
      ...common,
      type: 'lvl1',
      content: excerpt === '' ? null : escapeHtml(excerpt),
      hierarchy: { lvl0, lvl1: escapeHtml(record.title), lvl2: null },
      _snippetResult: { content: { value: marked(excerpt) }, hierarchy: { lvl1: title } },
    };
  }
  const place = escapeHtml(record.trail.join(SEPARATOR));
  const name = record.names.find((text) => marked(text) !== escapeHtml(text));
  const parts = [
    ...(name === undefined ? [] : [marked(name)]),
    place,
    ...(excerpt === '' ? [] : [marked(excerpt)]),
  ];
  return {
    ...common,
    type: 'lvl2',
    content: null,
    hierarchy: { lvl0, lvl1: place, lvl2: escapeHtml(record.title) },
    _snippetResult: { hierarchy: { lvl1: { value: parts.join(' · ') }, lvl2: title } },
  };
}
