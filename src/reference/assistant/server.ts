import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { ownMember } from '../contract/json';
import type { JsonObject } from '../contract/model';
import { buildIndex } from '../search/index-build';
import { unpack, type StoredPage } from '../search/pack';
import type { Phrase } from '../search/phrases';
import { callTool, toolsOf, type AssistantSet } from '.';

/** The data that `plugins/assistant` puts into the published file. */
export interface Bundle {
  readonly title: string;
  readonly url: string;
  readonly sets: readonly AssistantSet[];
  readonly texts: readonly StoredPage[];
  readonly phrases: readonly Phrase[];
  /** Markdown copies by the path of their page. */
  readonly copies: Readonly<Record<string, string>>;
}

const instructionsFor = ({ title, url }: Bundle): string =>
  `${title} (${url}). Search first, then read what a result names; do not guess operations, fields or codes. ` +
  'Try requests with call_sandbox before you write code: it answers as the API does, keeps what you create, ' +
  'and moves on with advance_clock. list_errors says what to do about a code.';

/** Serves the tools over standard input and output (https://modelcontextprotocol.io). */
export async function serve(bundle: Bundle): Promise<void> {
  const { title, url, sets, texts, phrases, copies } = bundle;
  const tools = toolsOf({
    title,
    url,
    sets,
    index: () => Promise.resolve((index ??= buildIndex(unpack(texts), phrases))),
    copy: (path) => Promise.resolve(ownMember(copies, path)),
  });
  let index: ReturnType<typeof buildIndex> | undefined;
  const { server } = new McpServer(
    { name: 'partner-docs', title, version: sets[0]?.version ?? '1' },
    { capabilities: { tools: {} }, instructions: instructionsFor(bundle) },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, title: label, description, inputSchema, isReadOnly }) => ({
      name,
      title: label,
      description,
      inputSchema,
      annotations: { readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    callTool(tools, params.name, (params.arguments ?? {}) as JsonObject),
  );
  await server.connect(new StdioServerTransport());
}
