import { topicPath } from '../../../src/reference/contract/page/routes';
import type { Contract } from '../../../src/reference/contract/model';
import { attribute, type Element, elements, text } from '../dom';
import type { Page, Site } from '../site';

/** A docs set: its contract, and the pages that must contain it. */
export interface SetTruth {
  readonly contract: Contract;
  readonly pages: readonly Page[];
  /** Elements with an id on the pages of the set, by id. */
  readonly anchors: ReadonlyMap<string, Element>;
  /** Returns the same for a page, by its path below the set: `api/card`, empty for the intro. */
  readonly anchorsOn: (path: string) => ReadonlyMap<string, Element>;
}

export interface Truth {
  readonly site: Site;
  readonly sets: readonly SetTruth[];
}

/** How much of one kind of content is on the pages of a set. */
export interface Coverage {
  readonly set: string;
  /** The kind of content: `operations`, `enum values` … */
  readonly kind: string;
  readonly total: number;
  readonly seen: number;
  /** One entry for each item that is missing or incomplete. */
  readonly faults: readonly string[];
}

/** A check of the built pages against the contracts. */
export interface TruthCheck {
  readonly name: string;
  /**
   * Returns the minimum number of items of each kind that a check of this contract must look for.
   */
  readonly atLeast: (contract: Contract) => number;
  readonly check: (truth: Truth) => readonly Coverage[];
}

const anchorsOf = (pages: readonly Page[]): ReadonlyMap<string, Element> => {
  const anchors = new Map<string, Element>();
  for (const { document } of pages) {
    for (const element of elements(document)) {
      const id = attribute(element, 'id');
      if (id !== undefined && !anchors.has(id)) anchors.set(id, element);
    }
  }
  return anchors;
};

export function truthOf(site: Site, contracts: readonly Contract[]): Truth {
  return {
    site,
    sets: contracts.map((contract) => {
      const base = `/${contract.set}`;
      const pages = site.pages.filter(({ route }) => `${route}/`.startsWith(`${base}/`));
      const byPath = new Map(
        pages.map((page) => [page.route.slice(base.length + 1), anchorsOf([page])]),
      );
      return {
        contract,
        pages,
        anchors: anchorsOf(pages),
        anchorsOn: (path) => byPath.get(path) ?? new Map<string, Element>(),
      };
    }),
  };
}

/** Returns the anchors of the page that explains a topic. */
export const anchorsOfTopic = (set: SetTruth, topic: string): ReadonlyMap<string, Element> =>
  set.anchorsOn(topicPath(topic));

/** Collects the results for all items, once per key. */
export class Tally {
  private readonly results = new Map<string, string | undefined>();

  constructor(
    private readonly set: SetTruth,
    private readonly kind: string,
  ) {}

  /** Records an item with its fault; one correct occurrence is enough. */
  note(key: string, fault: string | undefined): void {
    if (!this.results.has(key) || fault === undefined) this.results.set(key, fault);
  }

  coverage(): Coverage {
    const { set } = this.set.contract;
    const faults = [...this.results].flatMap(([key, fault]) =>
      fault === undefined ? [] : [`${set}: ${key} ${fault}`],
    );
    const total = this.results.size;
    return { set, kind: this.kind, total, seen: total - faults.length, faults };
  }
}

/** Returns only the letters and digits, which are the same in every markup. */
const squash = (value: string): string => value.replace(/[^\p{L}\p{N}]+/gu, '');

const fromMarkdown = (markdown: string): string =>
  squash(markdown.replace(/\]\([^)]*\)/g, ']').replace(/^(```|~~~)\w+/gm, ''));

/**
 * Returns the texts of the contract (Markdown) that are missing from the elements, shortened for a
 * message.
 */
export function missingFrom(
  where: readonly Element[],
  texts: readonly (string | undefined)[],
): string | undefined {
  const content = squash(where.map((element) => text(element)).join(' '));
  const missing = texts.filter(
    (text): text is string => text !== undefined && !content.includes(fromMarkdown(text)),
  );
  if (missing.length === 0) return undefined;
  const shown = missing.map((text) => `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`);
  return `does not say ${shown.join(', ')}`;
}

/** Returns the element itself or its nearest ancestor with the name. */
export function closest(element: Element | undefined, name: string): Element | undefined {
  let node: Element['parentNode'] | undefined = element;
  while (node && 'tagName' in node && node.tagName !== name) node = node.parentNode;
  return node && 'tagName' in node ? node : undefined;
}

/** Returns a heading with everything up to the next heading of the same or a higher level. */
export function sectionAt(heading: Element): readonly Element[] {
  const siblings = (heading.parentNode?.childNodes ?? []).filter(
    (node): node is Element => 'tagName' in node,
  );
  const rest = siblings.slice(siblings.indexOf(heading) + 1);
  const end = rest.findIndex(
    ({ tagName }) => /^h[1-6]$/.test(tagName) && tagName <= heading.tagName,
  );
  return [heading, ...(end < 0 ? rest : rest.slice(0, end))];
}
