import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadFreshModule } from '@docusaurus/utils';
import type { Workspace } from '../../contract/workspace';
import type { PublishedFile } from '../../publish/files';
import type { WrittenCopy } from '../../publish/markdown/page';
import { SERVER_FILE, serverFile } from '../assistant/bundle';
import { serveFiles, writeFiles } from '../publish/served-files';
import { SKILL_FILE } from '../../publish/markdown/skill';
import { Copies } from './copies';
import { sitePages } from './pages';

/**
 * Publishes every page as Markdown at its address with `.md`, `llms.txt`, `llms-full.txt`,
 * `skill.md`, and the server for assistants that contains them; the dev server does so on request.
 *
 * @param landing absolute path of the module with the copy of the landing page
 */
export default function copiesPlugin(workspace: Workspace, landing: string) {
  let copies: Copies | undefined;
  /** Computed before the compiler takes the pages; `postBuild` writes them. */
  let made: readonly PublishedFile[] = [];
  let serverWith: (copies: readonly PublishedFile[]) => Promise<PublishedFile>;
  const files = async (path: string): Promise<readonly PublishedFile[]> => {
    if (!copies) return [];
    workspace.refresh();
    if (path === 'llms.txt') return [await copies.llms()];
    if (path === SKILL_FILE) return [await copies.skill()];
    if (path === 'llms-full.txt') return [copies.llmsFull(await copies.copies())];
    if (path === SERVER_FILE) return [await serverWith(await copies.copies())];
    return copies.copies(path);
  };
  return ({ siteConfig: { title, tagline }, baseUrl, generatedFilesDir }: LoadContext): Plugin => ({
    name: 'copies',
    async allContentLoaded({ allContent }) {
      copies = new Copies(
        {
          workspace,
          site: { title, tagline, url: workspace.docsUrl },
          // Loaded again for each request, so that copies in the dev server follow every edit.
          landing: async () => (await loadFreshModule(landing)) as WrittenCopy,
        },
        sitePages(workspace, allContent, baseUrl),
      );
      const { siteDir, setIds, docsUrl: url } = workspace;
      serverWith = (texts) =>
        serverFile({ siteDir, generatedFilesDir, title, url, setIds, copies: texts });
      if (!workspace.isDevelopment) made = await copies.copies();
    },
    async postBuild({ outDir }) {
      if (!copies) return;
      const full = copies.llmsFull(made);
      const others = [await copies.llms(), await copies.skill(), full, await serverWith(made)];
      await writeFiles(outDir, [...made, ...others]);
      const size = Math.ceil(Buffer.byteLength(full.text) / 1000).toLocaleString('en-US');
      console.log(`[copies] ${made.length} files of Markdown; llms-full.txt has ${size} kB.`);
    },
    configureWebpack: () =>
      serveFiles({
        name: 'page-copies',
        baseUrl,
        pattern: /(?:\.md|^llms(?:-full)?\.txt|^mcp\.mjs)$/,
        files,
      }),
  });
}
