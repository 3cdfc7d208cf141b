import { docsTools } from './docs-tools';
import type { Library } from './library';
import { sandboxTools } from './sandbox-tools';
import type { Tool } from './tool';
import { webhookTool } from './webhook-tool';

export type { AssistantSet, Library } from './library';
export { callTool, type Tool, type ToolAnswer } from './tool';

/** Returns all tools with which an assistant can use the site. */
export const toolsOf = (library: Library): readonly Tool[] => [
  ...docsTools(library),
  webhookTool,
  ...sandboxTools(library),
];
