import { topicPath } from '../../../src/reference/contract/page/routes';
import type { Contract } from '../../../src/reference/contract/model';
import { attribute, type Element, elements, text } from '../dom';
import type { Page, Site } from '../site';

/** One docs set: what its contract says, and the pages that have to say it. */
export interface SetTruth {
  readonly contract: Contract;
  readonly pages: readonly Page[];
  /** Elements with an id on the set's pages, by the id. */
  readonly anchors: ReadonlyMap<string, Element>;
  /** The same for one page, by its path below the set: `api/card`, empty for the intro. */
  readonly anchorsOn: (path: string) => ReadonlyMap<string, Element>;
}

export interface Truth {
  readonly site: Site;
  readonly sets: readonly SetTruth[];
}

/** How much of one kind of thing is on the pages of one set. */
export interface Coverage {
  readonly set: string;
  /** What was looked for: `operations`, `enum values` … */
  readonly kind: string;
  readonly total: number;
  readonly seen: number;
  /** One per thing that is missing or incomplete. */
  readonly faults: readonly string[];
}

/** One check of the built pages against the contracts. */
export interface TruthCheck {
  readonly name: string;
  /** Fewest things of each kind that it must have looked for, by what the contract has. */
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

/** Anchors of the page that explains a topic. */
export const anchorsOfTopic = (set: SetTruth, topic: string): ReadonlyMap<string, Element> =>
  set.anchorsOn(topicPath(topic));

/** Collects what is looked for, once per key. */
export class Tally {
  private readonly results = new Map<string, string | undefined>();

  constructor(
    private readonly set: SetTruth,
    private readonly kind: string,
  ) {}

  /** Notes a thing with what is wrong with it; one right occurrence is enough. */
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

/** Letters and digits alone: what stays the same however a text is marked up. */
const squash = (value: string): string => value.replace(/[^\p{L}\p{N}]+/gu, '');

const fromMarkdown = (markdown: string): string =>
  squash(markdown.replace(/\]\([^)]*\)/g, ']').replace(/^(```|~~~)\w+/gm, ''));

/** Texts of the contract (Markdown) that the elements lack, shortened for a message. */
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

/** The element itself or the nearest one around it that has the name. */
export function closest(element: Element | undefined, name: string): Element | undefined {
  let node: Element['parentNode'] | undefined = element;
  while (node && 'tagName' in node && node.tagName !== name) node = node.parentNode;
  return node && 'tagName' in node ? node : undefined;
}

/** A heading with everything up to the next heading of its level or above. */
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
