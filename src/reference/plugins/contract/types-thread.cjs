/** A thread that checks the types of some modules: `workerData` is `{ siteDir, paths }`. */
const { join } = require('node:path');
const { parentPort, workerData } = require('node:worker_threads');
const ts = require('typescript');

const { siteDir, paths } = workerData;
const { config } = ts.readConfigFile(join(siteDir, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent({ ...config, files: paths }, ts.sys, siteDir);
const program = ts.createProgram(paths, { ...options, noEmit: true, incremental: false });
parentPort.postMessage(
  paths.flatMap((path) => {
    const source = program.getSourceFile(path);
    return program.getSemanticDiagnostics(source).map(({ start, messageText }) => {
      const message = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0];
      return { path, offset: start, message };
    });
  }),
);
