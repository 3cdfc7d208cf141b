import type { LoadContext, Plugin } from '@docusaurus/types';
import { readContract } from '../../contract/load';
import type { Workspace } from '../../contract/workspace';
import { publishedFiles, type PublishedFile } from '../../publish/files';
import { feedOf } from './feed';
import { serveFiles, writeFiles } from './served-files';

/**
 * Publishes what is made from the contracts: OpenAPI documents, Postman files
 * and feeds of changes. A build writes them; the dev server makes them on request.
 */
export default function publishPlugin(workspace: Workspace) {
  const { setIds } = workspace;
  const files = async (): Promise<readonly PublishedFile[]> => {
    const contracts = await Promise.all(setIds.map((set) => readContract(workspace, set)));
    const feeds = contracts.map((contract) => feedOf(workspace, contract));
    return [
      ...contracts.flatMap((contract) => publishedFiles(workspace, contract)),
      ...(await Promise.all(feeds)),
    ];
  };
  return ({ siteConfig: { baseUrl } }: LoadContext): Plugin => ({
    name: 'publish',
    postBuild: async ({ outDir }) => writeFiles(outDir, await files()),
    configureWebpack: () =>
      serveFiles({
        name: 'published-files',
        baseUrl,
        // Files beside the pages of a set. Updates of modules also end in `.json`: they must not wait.
        pattern: new RegExp(`^(?:${setIds.join('|')})/(?:recipes/)?[^/]+\\.(?:json|yaml|xml)$`),
        files,
      }),
  });
}
