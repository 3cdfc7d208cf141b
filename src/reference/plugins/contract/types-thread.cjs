/**
 * A thread that checks the types of modules: `workerData` is `{ siteDir, rounds }`. It answers each round,
 * a list of paths, with what is wrong in them.
 */
const { join } = require('node:path');
const { parentPort, workerData } = require('node:worker_threads');
const ts = require('typescript');

/** Another file is missing, or is no module any more, which the check of the configuration tells. */
const OF_ANOTHER_FILE = [2306, 2307];

const { siteDir, rounds } = workerData;
const { config } = ts.readConfigFile(join(siteDir, 'tsconfig.json'), ts.sys.readFile);
const files = rounds.flat();
const { options } = ts.parseJsonConfigFileContent({ ...config, files }, ts.sys, siteDir);

/** Rules of sandboxes: nothing else tells what is wrong with their types. */
const isRule = ({ fileName }) => /\/sandbox\/[^/]+$/.test(fileName);

function diagnostics(program, paths) {
  const sources = paths.flatMap((path) => program.getSourceFile(path) ?? []);
  // One is gone since it was listed: what the others miss in it is no mistake of theirs.
  if (sources.length < paths.length) return [];
  // What cannot be read gives the others wrong types.
  const unread = sources.flatMap((source) => program.getSyntacticDiagnostics(source).slice(0, 1));
  if (unread.length > 0) return unread.filter(({ file }) => isRule(file));
  return sources.flatMap((source) =>
    program
      .getSemanticDiagnostics(source)
      .filter(({ code }) => isRule(source) || !OF_ANOTHER_FILE.includes(code)),
  );
}

let program;
for (const paths of rounds) {
  program = ts.createProgram(
    paths,
    { ...options, noEmit: true, incremental: false },
    undefined,
    program,
  );
  parentPort.postMessage(
    diagnostics(program, paths).map(({ file, start, messageText }) => {
      const message = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0];
      return { path: file.fileName, offset: start, message };
    }),
  );
}
