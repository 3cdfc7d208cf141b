import type { HttpMethod } from '../contract/model';
import { defineBlock } from './tree/block';
import { code, paragraph, strong, text } from './tree/mdast';

export interface EndpointProps {
  readonly method: HttpMethod;
  /** URL to which the path is appended, without a trailing slash. */
  readonly base: string;
  /** Path template: `/cards/{cardId}`. */
  readonly path: string;
  readonly deprecated?: boolean;
  /** Address of the operation in the playground. */
  readonly tryIt?: string | undefined;
  /** Name of the separate Markdown copy of the operation, below the address of the page. */
  readonly part?: string;
}

const pathOf = (base: string): string =>
  URL.canParse(base) ? new URL(base).pathname.replace(/\/$/, '') : '';

/** Method and path of an operation. */
export const endpoint = defineBlock<EndpointProps>({
  component: 'Endpoint',
  markdown: ({ method, base, path, deprecated = false, tryIt }, writer) => [
    paragraph([
      code(`${method} ${base}${path}`),
      ...(deprecated ? [text(' '), strong('Deprecated')] : []),
      ...(tryIt === undefined ? [] : [text(' · '), ...writer.link(tryIt, [text('Try it')])]),
    ]),
  ],
  // Readers search for a path with and without the path of the server.
  search: ({ method, base, path }) => ({
    becomes: 'operation',
    names: [`${method} ${pathOf(base)}${path}`],
  }),
});
