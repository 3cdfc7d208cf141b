import type { JsonObject } from '@site/src/reference/contract/model';
import {
  callTool,
  toolsOf,
  type AssistantSet,
  type Library,
  type ToolAnswer,
} from '@site/src/reference/assistant';
import { completeIndex } from '../../Search/engine';

/** A tool in the format of WebMCP (https://webmachinelearning.github.io/webmcp/). */
interface PageTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonObject;
  readonly annotations: { readonly readOnlyHint: boolean };
  readonly execute: (input: JsonObject) => Promise<ToolAnswer>;
}

export interface ModelContext {
  readonly registerTool: (
    tool: PageTool,
    options: { readonly signal: AbortSignal },
  ) => Promise<void>;
}

/**
 * Registers the tools of the published server for the set of this page, until the signal aborts.
 */
export function offerTools(
  context: ModelContext,
  set: AssistantSet,
  site: Pick<Library, 'title' | 'url'> & { readonly baseUrl: string },
  signal: AbortSignal,
): void {
  const tools = toolsOf({
    ...site,
    sets: [set],
    index: completeIndex,
    copy: async (path) => {
      const file = path === '/' ? 'index' : path.slice(1);
      const response = await fetch(`${site.baseUrl}${file}.md`);
      return response.ok ? response.text() : undefined;
    },
  });
  for (const { name, title, description, inputSchema, isReadOnly } of tools) {
    const tool: PageTool = {
      name,
      title,
      description,
      inputSchema,
      annotations: { readOnlyHint: isReadOnly },
      execute: (input) => callTool(tools, name, input),
    };
    // A page that the reader has left needs no tools.
    void context.registerTool(tool, { signal }).catch(() => undefined);
  }
}
