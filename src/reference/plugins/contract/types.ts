import { basename, dirname, join, sep } from 'node:path';
import ts from 'typescript';
import { oncePer } from '../../contract/once-per';
import { textProblem } from '../../contract/page/text-problem';
import type { Problem } from '../../contract/problem';
import { sitePath } from '../../contract/site-path';
import { placesIn } from '../../contract/source';
import { kept, type Workspace } from '../../contract/workspace';
import { problemAt } from '../../remark/problem';
import { modulesOf } from './configuration';

type Builder = ts.SemanticDiagnosticsBuilderProgram;

interface Looked {
  readonly problems: readonly Problem[];
  /** Caches its results, so that after a change it only checks the affected files. */
  readonly builder: Builder;
}

/** Errors for an import that is missing or no module; the configuration check reports them. */
const OF_ANOTHER_FILE = [2306, 2307];

/** Whether a file has rules of a sandbox. Its errors are not reported by any other check. */
const isRule = ({ fileName }: ts.SourceFile): boolean => /\/sandbox\/[^/]+$/.test(fileName);

const configOf = ({ siteDir }: Workspace): string => join(siteDir, 'tsconfig.json');

function optionsOf(workspace: Workspace, files: readonly string[]): ts.CompilerOptions {
  const { config } = ts.readConfigFile(configOf(workspace), (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, files },
    ts.sys,
    workspace.siteDir,
  );
  // The types of the theme would double the work, and these modules do not need them.
  const types = options.types?.filter((name) => name === 'node');
  return { ...options, ...(types && { types }), noEmit: true, incremental: false };
}

/** Returns a host that parses a file again only if its text has changed. */
function hostWith(options: ts.CompilerOptions, before: Builder | undefined): ts.CompilerHost {
  const host = ts.createIncrementalCompilerHost(options);
  return {
    ...host,
    getSourceFile: (name, ...settings) => {
      const known = before?.getSourceFile(name);
      return known && known.text === host.readFile(name)
        ? known
        : host.getSourceFile(name, ...settings);
    },
  };
}

/** Checks the files, and returns a function that returns the errors of a file. */
function wrongIn(
  builder: Builder,
  files: readonly ts.SourceFile[],
): (file: ts.SourceFile) => readonly ts.Diagnostic[] {
  const unread = (file: ts.SourceFile) => builder.getSyntacticDiagnostics(file).slice(0, 1);
  // A syntax error in one file causes type errors in others.
  if (files.some((file) => unread(file).length > 0)) {
    return (file) => (isRule(file) ? unread(file) : []);
  }
  const isOther = (source: ts.SourceFile): boolean => !files.includes(source);
  while (builder.getSemanticDiagnosticsOfNextAffectedFile(undefined, isOther));
  return (file) =>
    builder
      .getSemanticDiagnostics(file)
      .filter(({ code }) => isRule(file) || !OF_ANOTHER_FILE.includes(code));
}

function problemsOf(
  { siteDir }: Workspace,
  { fileName, text }: ts.SourceFile,
  wrong: readonly ts.Diagnostic[],
): readonly Problem[] {
  const file = sitePath(siteDir, fileName);
  return wrong.map(({ start = 0, messageText }) => {
    const [message = ''] = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n');
    return (
      textProblem(file, text) ??
      problemAt(placesIn(file, text)(start))(
        message.replaceAll(siteDir + sep, '').replace(/\.$/, ''),
        'correct it; `npm run typecheck` says more',
      )
    );
  });
}

/** Returns the modules of the configuration that import nothing from `partners`. */
const ofEngine = (workspace: Workspace): readonly string[] =>
  modulesOf(workspace)
    .map((file) => join(workspace.siteDir, file))
    .filter((path) => !workspace.text(path)?.includes('/partners/'));

const stateOfEngine = (workspace: Workspace): string =>
  ofEngine(workspace)
    .map((path) => `${path} ${workspace.stamp(path) ?? ''}`)
    .join();

const engineAtStart = oncePer(stateOfEngine);

function pathsOf(workspace: Workspace): readonly string[] {
  const { siteDir } = workspace;
  const files = workspace.list('partners');
  // Rules import the types of their contract, which `npm run types` writes.
  const isTyped = (file: string): boolean =>
    basename(dirname(file)) !== 'sandbox' || files.includes(`${dirname(file)}/contract.d.ts`);
  const partners = files.filter(
    (file) => /^partners\/[^/]+\/(?:sandbox\/)?[\w-]+(?:\.d)?\.ts$/.test(file) && isTyped(file),
  );
  const hasChanged = stateOfEngine(workspace) !== engineAtStart(workspace);
  const leftOut = hasChanged ? [] : ofEngine(workspace);
  return [...modulesOf(workspace), ...partners]
    .map((file) => join(siteDir, file))
    .filter((path) => !leftOut.includes(path));
}

/** Reads the stamps of the files, because the compiler reads files without recording a source. */
const looked = kept((workspace, _siteDir: string, before?: Looked): Looked => {
  const paths = pathsOf(workspace);
  for (const path of paths) workspace.stamp(path);
  const options = optionsOf(workspace, paths);
  const host = hostWith(options, before?.builder);
  const builder = ts.createSemanticDiagnosticsBuilderProgram(paths, options, host, before?.builder);
  const files = paths.flatMap((path) => builder.getSourceFile(path) ?? []);
  // A listed file has been deleted since: errors about it in other files would be misleading.
  if (files.length < paths.length) return { builder, problems: [] };
  const wrong = wrongIn(builder, files);
  return { builder, problems: files.flatMap((file) => problemsOf(workspace, file, wrong(file))) };
});

/**
 * Reports type errors in the modules of writers: the words of sets, the rules of sandboxes, and the
 * configuration. The modules of the configuration that import nothing from `partners` depend on the
 * whole engine, and are only checked once one of them has changed.
 */
export const typeProblems = (workspace: Workspace): readonly Problem[] =>
  workspace.stamp(configOf(workspace)) === undefined
    ? []
    : looked(workspace, workspace.siteDir).problems;
