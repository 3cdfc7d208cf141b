import type { JsonValue, Place } from './base';
import type { SchemaRef } from './schema';

export interface EventType {
  /** `card.created` */
  readonly type: string;
  readonly operationId: string;
  readonly topic: string;
  readonly summary: string;
  /** Markdown. */
  readonly description: string;
  /** Markdown: when it is sent. */
  readonly sent: string;
  /** Markdown: when it is not sent, although one might expect it. */
  readonly notSent: string;
  /** Markdown: ordering and duplicates, if the general rule is not enough. */
  readonly ordering: string | undefined;
  /** Named schema in `data`. */
  readonly dataSchema: string | undefined;
  readonly payload: SchemaRef;
  readonly example: JsonValue;
  readonly place: Place;
}
