import type { Workspace } from '../contract/workspace';
import type { Mark } from '../publish/change-log/marks';
import type { Change } from '../publish/change-log/model';
import type { Contract, Field, Place, SchemaRef, Topic, Variant } from '../contract/model';

/** What a link of a description or a page can name: `op:createCard`, `schema:Card`, `state:Card.frozen` … */
export const TARGET_KINDS = ['op', 'schema', 'state', 'event', 'error'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/** Where something is explained. */
export interface Target {
  /** Path of the page below the site's base, `/general/api/card`. */
  readonly page: string;
  /** Anchor on that page, without `#`. */
  readonly anchor: string;
}

/** A request of the playground that shows an error code. */
export interface Reproduction {
  readonly operationId: string;
  /** Whether the `Prefer` header asks for the code, and not the content of the request. */
  readonly byPreference: boolean;
}

/** One docs set as the transformers see it. */
export interface Reference {
  readonly contract: Contract;
  /** Entries of the set's change log, newest first; empty for a set without one. */
  readonly changes: () => readonly Change[];
  /** What changed parts of the contract say of it, newest first. */
  readonly marks: readonly Mark[];
  readonly fieldsOf: (ref: SchemaRef) => {
    readonly fields: readonly Field[];
    readonly variants: readonly Variant[];
  };
  /** Where the writer placed something; undefined when it is on no page. */
  readonly target: (kind: TargetKind, name: string) => Target | undefined;
  /** The request that brings an error code about in the playground; undefined when none does. */
  readonly reproduction: (code: string) => Reproduction | undefined;
  /** Page of a topic, `/general/api/card`; undefined when the topic has none. */
  readonly pageOf: (topic: string) => string | undefined;
}

/** A page of a docs set while it is transformed. */
export interface Page {
  readonly workspace: Workspace;
  readonly set: string;
  /** Source file relative to the site. */
  readonly file: string;
  /** Path below the site's base, `/general/api/card`. */
  readonly path: string;
  /** Topic of the contract that this page explains, when it explains one. */
  readonly topic: Topic | undefined;
  readonly reference: Reference;
}

/** Names that a kind of link can hold: for suggestions. */
export const namesOf = (contract: Contract, kind: TargetKind): readonly string[] => {
  switch (kind) {
    case 'op':
      return [...contract.operations, ...contract.partnerOperations].map(({ id }) => id);
    case 'schema':
      return [...contract.schemas.keys()];
    case 'state':
      return [...contract.schemas.values()].flatMap(({ name, lifecycle }) =>
        (lifecycle?.states ?? []).map((state) => `${name}.${state.name}`),
      );
    case 'event':
      return contract.events.map(({ type }) => type);
    case 'error':
      return contract.errors.map(({ code }) => code);
  }
};

/** Address of a target as a link on the page; only the anchor when it is on the page itself. */
export const hrefOn = (page: Page, target: Target): string =>
  target.page === page.path ? `#${target.anchor}` : `${target.page}#${target.anchor}`;

/** Start of a file, for mistakes that concern all of it. */
export const startOf = (file: string): Place => ({ file, line: 1, column: 1 });
