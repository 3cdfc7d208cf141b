import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { JsonValue } from '../../src/reference/contract/model';
import { jsonOf } from '../../src/reference/contract/http/parse-json';
import { BUILD_DIR } from './paths';

export interface Assistant {
  readonly client: Client;
  /** Returns the text of an answer, and whether the tool reports a mistake. */
  readonly ask: (
    name: string,
    input: Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly text: string; readonly isError: boolean }>;
  /** Returns the answer of a tool as JSON. @throws Error with the text of a mistake */
  readonly use: (name: string, input: Readonly<Record<string, unknown>>) => Promise<JsonValue>;
}

/** Starts the published server like an assistant, and returns a client for it. */
export async function startAssistant(): Promise<Assistant> {
  const client = new Client({ name: 'tests', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(BUILD_DIR, 'mcp.mjs')],
      stderr: 'inherit',
    }),
  );
  const ask: Assistant['ask'] = async (name, input) => {
    const { content, isError = false } = await client.callTool({ name, arguments: { ...input } });
    const [{ text }] = content as [{ text: string }];
    return { text, isError: isError === true };
  };
  return {
    client,
    ask,
    use: async (name, input) => {
      const { text, isError } = await ask(name, input);
      if (isError) throw new Error(text);
      return jsonOf(text) ?? text;
    },
  };
}
