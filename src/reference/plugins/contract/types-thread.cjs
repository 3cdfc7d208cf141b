/**
 * A thread that checks the types of modules. It is sent `{ siteDir, paths }`, and answers with what is
 * wrong in them. It keeps what it has read: after a change it looks only at what the change affects.
 */
const { join } = require('node:path');
const { parentPort } = require('node:worker_threads');
const ts = require('typescript');

/** Another file is missing, or is no module any more, which the check of the configuration tells. */
const OF_ANOTHER_FILE = [2306, 2307];

/** Rules of sandboxes: nothing else tells what is wrong with their types. */
const isRule = ({ fileName }) => /\/sandbox\/[^/]+$/.test(fileName);

const sources = new Map();
let builder;

function optionsAt(siteDir, files) {
  const { config } = ts.readConfigFile(join(siteDir, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files }, ts.sys, siteDir);
  // Those of the theme, which these modules do without, are as many as all others.
  const types = options.types?.filter((name) => name === 'node');
  return { ...options, types, noEmit: true, incremental: false };
}

/** Parses a file anew only when its text has changed. */
function hostWith(options) {
  const host = ts.createIncrementalCompilerHost(options);
  const getSourceFile = (name, ...settings) => {
    const known = sources.get(name);
    if (known && known.text === host.readFile(name)) return known;
    const source = host.getSourceFile(name, ...settings);
    sources.set(name, source);
    return source;
  };
  return { ...host, getSourceFile };
}

function diagnostics(siteDir, paths) {
  const options = optionsAt(siteDir, paths);
  builder = ts.createSemanticDiagnosticsBuilderProgram(paths, options, hostWith(options), builder);
  const files = paths.flatMap((path) => builder.getSourceFile(path) ?? []);
  // One is gone since it was listed: what the others miss in it is no mistake of theirs.
  if (files.length < paths.length) return [];
  // What cannot be read gives the others wrong types.
  const unread = files.flatMap((file) => builder.getSyntacticDiagnostics(file).slice(0, 1));
  if (unread.length > 0) return unread.filter(({ file }) => isRule(file));
  const isOther = (source) => !files.includes(source);
  while (builder.getSemanticDiagnosticsOfNextAffectedFile(undefined, isOther));
  return files.flatMap((file) =>
    builder
      .getSemanticDiagnostics(file)
      .filter(({ code }) => isRule(file) || !OF_ANOTHER_FILE.includes(code)),
  );
}

parentPort.on('message', ({ siteDir, paths }) => {
  parentPort.postMessage(
    diagnostics(siteDir, paths).map(({ file, start, messageText }) => {
      const message = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0];
      return { path: file.fileName, offset: start, message };
    }),
  );
});
