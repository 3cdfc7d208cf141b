import { join } from 'node:path';
import { build } from 'esbuild';
import type { PublishedFile } from '../../publish/files';
import { noticesOf } from './notices';

export const SERVER_FILE = 'mcp.mjs';

export interface BundleOptions {
  readonly siteDir: string;
  /** The folder with the data of the playground and the search. */
  readonly generatedFilesDir: string;
  readonly title: string;
  /** The address of the site with its base path, without a trailing slash. */
  readonly url: string;
  readonly setIds: readonly string[];
  readonly copies: readonly PublishedFile[];
}

const pathOf = (file: string): string => `/${file.replace(/(?:^index)?\.md$/, '')}`;

/** The entry module of the bundle. */
function entryOf({ title, url, setIds, copies }: BundleOptions): string {
  const sets = setIds.map((_, index) => `set${index}`).join(', ');
  const texts = Object.fromEntries(copies.map(({ path, text }) => [pathOf(path), text]));
  return [
    `import { serve } from '@site/src/reference/assistant/server';`,
    `import texts from '@generated/search/default/texts.json';`,
    `import phrases from '@generated/search/default/phrases.json';`,
    ...setIds.map(
      (set, index) => `import set${index} from '@generated/playground/default/${set}.js';`,
    ),
    `const copies = ${JSON.stringify(texts)};`,
    `await serve({ ...${JSON.stringify({ title, url })}, sets: [${sets}], texts, phrases, copies });`,
  ].join('\n');
}

/** Bundles the server for assistants (tools, pages, search, sandboxes) into a Node.js file. */
export async function serverFile(options: BundleOptions): Promise<PublishedFile> {
  const { siteDir, generatedFilesDir, title } = options;
  const { outputFiles, metafile } = await build({
    stdin: { contents: entryOf(options), resolveDir: siteDir, sourcefile: 'assistant.js' },
    absWorkingDir: siteDir,
    alias: { '@site': siteDir, '@generated': generatedFilesDir },
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    metafile: true,
    write: false,
    legalComments: 'none',
    logLevel: 'silent',
  });
  const [code] = outputFiles;
  const files = Object.keys(metafile.inputs).map((file) => join(siteDir, file));
  const notices = noticesOf(files, `${title}: this file contains the following software.`);
  return {
    path: SERVER_FILE,
    title: 'Server for assistants (MCP)',
    contentType: 'text/javascript; charset=utf-8',
    text: `#!/usr/bin/env node\n${code?.text ?? ''}\n/*\n${notices.replaceAll('*/', '* /')}*/\n`,
  };
}
