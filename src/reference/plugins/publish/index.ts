import type { LoadContext, Plugin } from '@docusaurus/types';
import { readContract } from '../../contract/load';
import type { Workspace } from '../../contract/workspace';
import { API_CATALOG, apiCatalog } from '../../publish/api-catalog';
import { publishedFiles, schemaFiles, type PublishedFile } from '../../publish/files';
import { typesFile } from '../../publish/schemas/types';
import { feedOf } from './feed';
import { serveFiles, writeFiles } from './served-files';

/**
 * Publishes the files made from the contracts: OpenAPI and AsyncAPI documents, schemas, types,
 * Postman files and change feeds. A build writes them; the dev server makes them on request.
 */
export default function publishPlugin(workspace: Workspace) {
  const { setIds } = workspace;
  const files = async (): Promise<readonly PublishedFile[]> => {
    const contracts = await Promise.all(setIds.map((set) => readContract(workspace, set)));
    const ofEach = contracts.map(async (contract) => [
      ...publishedFiles(workspace, contract),
      ...schemaFiles(workspace, contract),
      ...(await typesFile(workspace, contract)),
      await feedOf(workspace, contract),
    ]);
    return [...(await Promise.all(ofEach)).flat(), apiCatalog(workspace.docsUrl, contracts)];
  };
  return ({ siteConfig: { baseUrl } }: LoadContext): Plugin => ({
    name: 'publish',
    postBuild: async ({ outDir }) => writeFiles(outDir, await files()),
    configureWebpack: () =>
      serveFiles({
        name: 'published-files',
        baseUrl,
        // Files beside the pages of a set. Module updates also end in `.json`, but must not wait.
        pattern: new RegExp(
          `^(?:${setIds.join('|')})/(?:(?:recipes|schemas)/)?[^/]+\\.(?:json|yaml|xml|d\\.ts)$|^${API_CATALOG}$`,
        ),
        files,
      }),
  });
}
