import type { Members } from '../contract/document/fields';
import type { Contract, JsonObject, Place, SchemaRef, Topic } from '../contract/model';
import type { WithoutShared } from '../contract/document/shared-parts';
import type { Workspace } from '../contract/workspace';
import type { Mark } from '../publish/change-log/marks';
import type { Change } from '../publish/change-log/model';

/** The kinds of contract names in links: `op:createCard`, `schema:Card`, `state:Card.frozen` … */
export const TARGET_KINDS = ['op', 'schema', 'state', 'event', 'error'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/** The place of a description. */
export interface Target {
  /** The path of the page below the site's base, `/general/api/card`. */
  readonly page: string;
  /** The anchor on that page, without `#`. */
  readonly anchor: string;
}

/** A playground request that reproduces an error code. */
export interface Reproduction {
  readonly operationId: string;
  /** Whether the `Prefer` header requests the code, instead of the content of the request. */
  readonly byPreference: boolean;
}

/** The parts of a topic that a `<Topic>` shows, by name. */
export interface TopicRest {
  readonly operations: readonly string[];
  readonly schemas: readonly string[];
  readonly states: readonly string[];
  readonly hasEvents: boolean;
  readonly hasErrors: boolean;
}

/** Data that all pages of a docs set share. */
export interface Reference {
  readonly contract: Contract;
  /** Entries of the set's change log, newest first; empty for a set without one. */
  readonly changes: () => readonly Change[];
  /** Marks that changed parts of the contract show, newest first. */
  readonly marks: readonly Mark[];
  /** The fields of a message or an object; objects that a `<Topic>` shows stay closed. */
  readonly fieldsOf: (ref: SchemaRef, omit?: 'readOnly' | 'writeOnly') => Members;
  /** An object without the fields of widely shared schemas, if a `<Topic>` shows those. */
  readonly withoutShared: (schema: JsonObject) => WithoutShared;
  /** Targets by the links that name them, `op:createCard`; undefined for names on no page. */
  readonly targets: ReadonlyMap<string, Target | undefined>;
  /** The parts for a `<Topic>` that no other tag shows; with `under`, only below that path. */
  readonly restOf: (topic: string, under: string | undefined) => TopicRest;
  /** The playground request that reproduces an error code; undefined if there is none. */
  readonly reproduction: (code: string) => Reproduction | undefined;
  /** The page of a topic, `/general/api/card`; undefined if the topic has none. */
  readonly pageOf: (topic: string) => string | undefined;
}

/** A page of a docs set. */
export interface Page {
  readonly workspace: Workspace;
  readonly set: string;
  /** The source file, relative to the site. */
  readonly file: string;
  /** The path below the site's base, `/general/api/card`. */
  readonly path: string;
  /** The topic of the contract that this page describes, if any. */
  readonly topic: Topic | undefined;
  readonly reference: Reference;
}

/** The origin of a piece of contract Markdown. */
export interface Origin {
  readonly place: Place;
  /** The topic whose page is the base of relative and `#anchor` links; by default, this page. */
  readonly topic?: string | undefined;
}

/** The origin of texts that belong to the page as a whole. */
export const pageOrigin = ({ file }: Page): Origin => ({ place: { file, line: 1, column: 1 } });
