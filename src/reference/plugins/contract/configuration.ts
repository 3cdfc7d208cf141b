import { join } from 'node:path';
import { oncePer } from '../../contract/once-per';
import type { Problem } from '../../contract/problem';
import { sitePath } from '../../contract/site-path';
import type { Workspace } from '../../contract/workspace';
import { problemAt } from '../../remark/problem';
import { glossaryPath } from '../../remark/words/glossary';
import { loadModule } from './module';
import { spanOf } from './span';

const MAIN = 'docusaurus.config.ts';

const textOf = (workspace: Workspace, file: string): string =>
  workspace.text(join(workspace.siteDir, file)) ?? '';

/** The modules that make up the configuration. */
export const modulesOf = (workspace: Workspace): readonly string[] =>
  workspace.configuration
    .flatMap((entry) => [entry, ...workspace.list(entry)])
    .filter((file) => /(?<!\.test)\.ts$/.test(file));

/** The texts of these modules when the server read them. */
const textsAtStart = oncePer(
  (workspace: Workspace) =>
    new Map(modulesOf(workspace).map((file) => [file, textOf(workspace, file)])),
);

/** Files that a site does not need, so that nothing else reports their deletion. */
const optionalFiles = ({ siteDir, setIds }: Workspace): readonly string[] => [
  ...setIds.map((set) => `sidebars.${set}.ts`),
  sitePath(siteDir, glossaryPath(siteDir)),
  ...['shared', ...setIds].map((folder) => `partners/${folder}/search.yaml`),
];

const filesThere = (workspace: Workspace): readonly string[] =>
  optionalFiles(workspace).filter(
    (file) => workspace.stamp(join(workspace.siteDir, file)) !== undefined,
  );

const filesAtStart = oncePer(filesThere);

/** Reports files that have been deleted since the server started. */
function goneProblems(workspace: Workspace): readonly Problem[] {
  const before = filesAtStart(workspace);
  const now = filesThere(workspace);
  return before
    .filter((file) => !now.includes(file))
    .map((file) =>
      problemAt({ file, line: 1, column: 1 })(
        'The file is gone',
        'bring it back, or run `npm start` again to go on without it',
      ),
    );
}

/** Reports mistakes in a changed configuration, or that the server still uses the old one. */
async function changeProblems(workspace: Workspace): Promise<readonly Problem[]> {
  const before = textsAtStart(workspace);
  const files = [...new Set([...before.keys(), ...modulesOf(workspace)])];
  const changed = files.filter((file) => textOf(workspace, file) !== before.get(file));
  if (changed.length === 0) return [];
  const { problems } = await loadModule(workspace.siteDir, MAIN);
  if (problems.length > 0) return problems;
  return changed.map((file) => {
    const text = textOf(workspace, file);
    return problemAt(spanOf(file, before.get(file), text).start)(
      'The server was started with another configuration',
      'stop `npm start` with Ctrl+C and run it again, or undo the change',
    );
  });
}

/** Records the state of files that a dev server reads only once, when it starts. */
export function noteAtStart(workspace: Workspace): void {
  textsAtStart(workspace);
  filesAtStart(workspace);
}

/** Reports changes to files that a running dev server has read only once, when it started. */
export const configurationProblems = async (workspace: Workspace): Promise<readonly Problem[]> =>
  workspace.isDevelopment ? [...goneProblems(workspace), ...(await changeProblems(workspace))] : [];
