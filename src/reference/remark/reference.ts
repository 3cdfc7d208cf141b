import type { Members } from '../contract/document/fields';
import type { Contract, JsonObject, Place, SchemaRef, Topic } from '../contract/model';
import type { WithoutShared } from '../contract/document/shared-parts';
import type { Workspace } from '../contract/workspace';
import type { Mark } from '../publish/change-log/marks';
import type { Change } from '../publish/change-log/model';

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

/** What a page shows of a topic, by name. */
export interface TopicRest {
  readonly operations: readonly string[];
  readonly schemas: readonly string[];
  readonly states: readonly string[];
  readonly hasEvents: boolean;
  readonly hasErrors: boolean;
}

/** What all pages of a docs set share. */
export interface Reference {
  readonly contract: Contract;
  /** Entries of the set's change log, newest first; empty for a set without one. */
  readonly changes: () => readonly Change[];
  /** Marks that changed parts of the contract show, newest first. */
  readonly marks: readonly Mark[];
  /** What a message or an object is made of; what a `<Topic>` shows stays closed. */
  readonly fieldsOf: (ref: SchemaRef) => Members;
  /** An object without the fields of those that many share, where a `<Topic>` shows these. */
  readonly withoutShared: (schema: JsonObject) => WithoutShared;
  /** By the links that name them, `op:createCard`; undefined for what is on no page. */
  readonly targets: ReadonlyMap<string, Target | undefined>;
  /** What a `<Topic>` shows, of all its paths or of those below `under`: what no other tag does. */
  readonly restOf: (topic: string, under: string | undefined) => TopicRest;
  /** The request that brings an error code about in the playground; undefined when none does. */
  readonly reproduction: (code: string) => Reproduction | undefined;
  /** Page of a topic, `/general/api/card`; undefined when the topic has none. */
  readonly pageOf: (topic: string) => string | undefined;
}

/** A page of a docs set. */
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

/** Where a piece of contract Markdown was written. */
export interface Origin {
  readonly place: Place;
  /** Topic whose page relative links and `#anchor` links start from; otherwise the page itself. */
  readonly topic?: string | undefined;
}

/** Origin of texts that belong to the page as a whole. */
export const pageOrigin = ({ file }: Page): Origin => ({ place: { file, line: 1, column: 1 } });
