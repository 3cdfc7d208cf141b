import type { HttpMethod } from '../contract/model';
import { defineBlock } from './tree/block';
import { code, item, list, paragraph, strong, text } from './tree/mdast';

export interface OperationLine {
  readonly method: HttpMethod;
  readonly path: string;
  readonly title: string;
  /** Where the operation is explained; absent while no page does. */
  readonly href?: string | undefined;
  readonly deprecated?: boolean;
}

export interface OperationLinesProps {
  /** Title of the topic: names the list. */
  readonly topic: string;
  readonly operations: readonly OperationLine[];
}

/** The operations of a topic: method, path and what each does. */
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
