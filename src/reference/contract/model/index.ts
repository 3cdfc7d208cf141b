/**
 * The typed model of one docs set's contract: what every derived artifact
 * (reference, samples, sandbox, Postman collection, search) reads.
 *
 * Built by `readContract` from OpenAPI 3.1 files; independent of YAML, React
 * and Docusaurus.
 */

import type { Fee } from '../../fees/schedule';
import type { Fact } from '../facts/fact';
import type { JsonObject } from './base';
import type { ErrorCode } from './error';
import type { EventType } from './event';
import type { Operation } from './operation';
import type { NamedSchema } from './schema';
import type { SecurityScheme } from './security';

export * from './base';
export type * from './condition';
export * from './error';
export type * from './event';
export type * from './field';
export type * from './lifecycle';
export type * from './operation';
export type * from './schema';
export type * from './security';

export interface Contract {
  readonly set: string;
  readonly title: string;
  /** Version of the contract. */
  readonly version: string;
  /** Markdown: what the API is about. */
  readonly description: string;
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly topics: readonly Topic[];
  /** How callers authenticate, by the name that operations refer to. */
  readonly securitySchemes: ReadonlyMap<string, SecurityScheme>;
  /** Operations that partners call, in the order of `paths`. */
  readonly operations: readonly Operation[];
  /** Operations that partners implement (`webhooks` without `x-event`). */
  readonly partnerOperations: readonly Operation[];
  /** Notifications sent to partners (`webhooks` with `x-event`). */
  readonly events: readonly EventType[];
  readonly errors: readonly ErrorCode[];
  /** Every named schema by its name, in the order of first use. */
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  /** The bundled OpenAPI 3.1 document with derived examples and error responses filled in. */
  readonly document: JsonObject;
  /** The OpenAPI document that readers download: the owner's document without additions. */
  readonly published: JsonObject;
  /**
   * Whether the conventions of `partners/shared` are part of the contract: its catalog of errors,
   * the headers of every answer, `Api-Version` and signed notifications.
   */
  readonly sharesConventions: boolean;
  /** Fee schedule of the set; empty if it has none. */
  readonly fees: readonly Fee[];
  /** Facts of the set (`facts.yaml`) by their id. */
  readonly facts?: ReadonlyMap<string, Fact>;
  /** Every file the contract was read from, relative to the site. */
  readonly files: readonly string[];
}

/** An OpenAPI tag: one page of the set. */
export interface Topic {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Title of the group of topics that it belongs to: an `x-tagGroups` group or a parent tag. */
  readonly group?: string;
}
