import { grouped } from '../contract/grouped';
import { RECORD_KINDS, type RecordKind, type RecordSet, type SearchRecord } from './record';

/**
 * Records as they travel: one line each, columns apart by tabs, what can be
 * derived left out. The names alone are a tenth of the whole, and enough for
 * the first result.
 */
export interface PackedNames {
  readonly pages: readonly {
    readonly set: RecordSet;
    readonly path: string;
    /** Kind and depth, title, anchor, names; parts of an object are left out. */
    readonly lines: string;
  }[];
}

/** Per page of the names: the texts of its records, and its fields, states and entries. */
export type PackedTexts = readonly string[];

/** Kinds that hold others: their title is in the trail of what follows. */
const HOLDERS: ReadonlySet<RecordKind> = new Set(['page', 'heading', 'operation', 'event']);

/** Parts of an object or a table; they travel with the texts. */
const LATE: ReadonlySet<RecordKind> = new Set(['field', 'state', 'entry']);

const LETTERS: Readonly<Record<RecordKind, string>> = {
  page: 'p',
  heading: 'h',
  operation: 'o',
  event: 'v',
  error: 'r',
  state: 's',
  field: 'f',
  entry: 'e',
};
const kindOf = (letter: string): RecordKind =>
  RECORD_KINDS.find((kind) => LETTERS[kind] === letter) ?? 'heading';

/** The usual end of an anchor. */
const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** A field's anchor ends in its name as it stands. */
const anchorEnd = (kind: RecordKind, title: string): string =>
  kind === 'field' ? title : slug(title);

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Writes and reads anchors as differences: nothing when the prefix is that of
 * the last record of this kind and the rest follows from the title, `+prefix`
 * when only the prefix is new, otherwise `=anchor`.
 */
class Anchors {
  private readonly prefixes = new Map<string, string>();

  write(kind: RecordKind, end: string, anchor: string): string {
    if (!anchor.endsWith(end)) return `=${anchor}`;
    const prefix = anchor.slice(0, anchor.length - end.length);
    if (this.prefixes.get(kind) === prefix) return '';
    this.prefixes.set(kind, prefix);
    return `+${prefix}`;
  }

  read(kind: RecordKind, end: string, column: string): string {
    if (column.startsWith('=')) return column.slice(1);
    if (column.startsWith('+')) this.prefixes.set(kind, column.slice(1));
    return (this.prefixes.get(kind) ?? '') + end;
  }
}

/** Keeps the titles of the open holders, so that trails need not be stored. */
class Trail {
  private titles: readonly string[] = [];

  of(depth: number): readonly string[] {
    return this.titles.slice(0, depth);
  }

  enter({ kind, trail, title }: Pick<SearchRecord, 'kind' | 'trail' | 'title'>): void {
    if (HOLDERS.has(kind)) this.titles = [...trail, title];
  }
}

const byPage = (records: readonly SearchRecord[]): readonly (readonly SearchRecord[])[] => [
  ...grouped(records, ({ page }) => page).values(),
];

const nameLine = (record: SearchRecord, anchors: Anchors): string => {
  const { kind, title, trail, anchor, names } = record;
  const head = `${LETTERS[kind]}${trail.length}`;
  return [head, title, anchors.write(kind, anchorEnd(kind, title), anchor), ...names]
    .join('\t')
    .trimEnd();
};

/** A part stands on a line that begins with a tab; other lines are the text of the next record. */
const textLine = (record: SearchRecord, anchors: Anchors): string => {
  const { kind, title, anchor, names, text } = record;
  if (!LATE.has(kind)) return clean(text);
  const end = anchorEnd(kind, title);
  const head = ['', LETTERS[kind] + title, anchors.write(kind, end, anchor)];
  const columns = [...head, clean(text), ...names];
  return columns.join('\t').trimEnd();
};

/** Records of whole pages, in their order, in two parts: names first, texts and fields later. */
export function pack(records: readonly SearchRecord[]): {
  readonly names: PackedNames;
  readonly texts: PackedTexts;
} {
  const pages = byPage(records).flatMap((page) => {
    const [first] = page;
    if (!first) return [];
    const anchors = new Anchors();
    const named = page.filter(({ kind }) => !LATE.has(kind));
    const lines = named.map((record) => nameLine(record, anchors)).join('\n');
    const texts = page.map((record) => textLine(record, anchors)).join('\n');
    return [{ names: { set: first.set, path: first.page, lines }, texts }];
  });
  return {
    names: { pages: pages.map(({ names }) => names) },
    texts: pages.map(({ texts }) => texts),
  };
}

const readNames = ({ set, path, lines }: PackedNames['pages'][number]): SearchRecord[] => {
  const anchors = new Anchors();
  const trail = new Trail();
  return lines.split('\n').map((line) => {
    const [head = '', title = '', column = '', ...names] = line.split('\t');
    const kind = kindOf(head.slice(0, 1));
    const record: SearchRecord = {
      kind,
      set,
      page: path,
      anchor: anchors.read(kind, anchorEnd(kind, title), column),
      title,
      trail: trail.of(Number(head.slice(1))),
      names,
      text: '',
    };
    trail.enter(record);
    return record;
  });
};

const addTexts = (named: readonly SearchRecord[], lines: string): SearchRecord[] => {
  const anchors = new Anchors();
  const rest = [...named];
  let holder: SearchRecord | undefined;
  return lines.split('\n').flatMap((line): SearchRecord[] => {
    if (!line.startsWith('\t')) {
      const record = rest.shift();
      if (!record) return [];
      if (HOLDERS.has(record.kind)) holder = record;
      return [{ ...record, text: line }];
    }
    if (!holder) return [];
    const [, head = '', column = '', text = '', ...names] = line.split('\t');
    const kind = kindOf(head.slice(0, 1));
    const title = head.slice(1);
    const { set, page, trail } = holder;
    const anchor = anchors.read(kind, anchorEnd(kind, title), column);
    return [{ kind, set, page, anchor, title, trail: [...trail, holder.title], names, text }];
  });
};

/** The records that `pack` was given; without the texts only those with names. */
export function unpack(names: PackedNames, texts?: PackedTexts): readonly SearchRecord[] {
  return names.pages.flatMap((page, index) => {
    const named = readNames(page);
    return texts ? addTexts(named, texts[index] ?? '') : named;
  });
}
