import { operationAnchor } from '../contract/page/anchors';
import { Validator } from '../contract/schema/validate';
import type { MockOperation } from '../mock/contract';
import type { OperationGuide, PlaygroundData } from './data';

/** An operation with the information that readers see. */
export interface Entry {
  readonly topic: string;
  /** Path of its reference relative to the site's base, `/general/api/card#create-card`. */
  readonly href: string;
  readonly guide: OperationGuide;
  readonly operation: MockOperation;
  /** Checks values against the schemas of the docs set. */
  readonly validator: Validator;
}

/** Returns all operations of the docs set, in the order of its topics. */
export function entriesOf({ topics, mock }: PlaygroundData): readonly Entry[] {
  const validator = new Validator(mock.schemas, { omits: ['readOnly'] });
  const operations = new Map(mock.operations.map((operation) => [operation.id, operation]));
  return topics.flatMap(({ title, path, operations: guides }) =>
    guides.flatMap((guide) => {
      const operation = operations.get(guide.id);
      const href = `/${mock.set}/${path}#${operationAnchor(guide.id)}`;
      return operation ? [{ topic: title, href, guide, operation, validator }] : [];
    }),
  );
}

/** Returns the entries with all words of a query in summary, path, method, name or topic. */
export function findEntries(entries: readonly Entry[], query: string): readonly Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ topic, guide, operation }) => {
    const text = `${topic} ${guide.summary} ${operation.method} ${operation.path} ${guide.id}`;
    return words.every((word) => text.toLowerCase().includes(word));
  });
}
