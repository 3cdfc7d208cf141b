import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readContract } from '../../contract/load';
import type { Workspace } from '../../contract/workspace';
import { publishedFiles, type PublishedFile } from '../../publish/files';
import { feedOf } from './feed';
import { behindGuards } from '../dev-server/middleware';
import { publishedFilesMiddleware } from './middleware';

/** Beside the pages of a set. Whatever else ends so, updates of modules for one, must not wait for these files. */
const publishedPattern = ({ setIds }: Workspace): RegExp =>
  new RegExp(`^(?:${setIds.join('|')})/[^/]+\\.(?:json|yaml|xml)$`);

/**
 * Publishes what is made from the contracts: OpenAPI documents, Postman files
 * and feeds of changes. A build writes them; the dev server makes them when they are asked for.
 */
export default function publishPlugin(workspace: Workspace) {
  return ({ siteConfig }: LoadContext): Plugin => createPlugin(workspace, siteConfig.baseUrl);
}

function createPlugin(workspace: Workspace, baseUrl: string): Plugin {
  const files = async (): Promise<readonly PublishedFile[]> => {
    const contracts = await Promise.all(
      workspace.setIds.map((set) => readContract(workspace, set)),
    );
    const feeds = contracts.map((contract) => feedOf(workspace, contract));
    return [
      ...contracts.flatMap((contract) => publishedFiles(workspace, contract)),
      ...(await Promise.all(feeds)),
    ];
  };
  const devServer = {
    setupMiddlewares: behindGuards(
      publishedFilesMiddleware({
        name: 'published-files',
        baseUrl,
        pattern: publishedPattern(workspace),
        files,
      }),
    ),
  };
  return {
    name: 'publish',
    async postBuild({ outDir }) {
      for (const { path, text } of await files()) {
        const target = join(outDir, path);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, text);
      }
    },
    // The bundler's types know `devServer` only with those of its dev server loaded.
    configureWebpack: () => ({ devServer }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  };
}
