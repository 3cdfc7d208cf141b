import type { HttpMethod } from '../contract/model';
import { defineBlock } from './tree/block';
import { code, item, list, paragraph, strong, text } from './tree/mdast';

export interface OperationLine {
  readonly method: HttpMethod;
  readonly path: string;
  readonly title: string;
  /** Address where the operation is explained; absent if no page explains it. */
  readonly href?: string | undefined;
  readonly deprecated?: boolean;
}

export interface OperationLinesProps {
  /** Title of the topic, as the label of the list. */
  readonly topic: string;
  readonly operations: readonly OperationLine[];
}

/** The operations of a topic, each with its method, path and title. */
export const operationLines = defineBlock<OperationLinesProps>({
  component: 'OperationLines',
  markdown: ({ operations }, writer) => [
    list(
      operations.map(({ method, path, title, href, deprecated = false }) =>
        item([
          paragraph([
            code(`${method} ${path}`),
            text(': '),
            ...writer.link(href, [text(title)]),
            ...(deprecated ? [text(' '), strong('Deprecated')] : []),
          ]),
        ]),
      ),
    ),
  ],
});
