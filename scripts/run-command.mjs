/** Minutes after which a command, or a step of `npm test`, is stuck, even on a busy machine. */
export const LIMIT_MINUTES = 120;

/** Errors of the code itself: their place helps more than their message. */
const BUGS = [TypeError, RangeError, ReferenceError, SyntaxError];

/**
 * Prints why a command failed: only the message, unless the error is a mistake in the code.
 *
 * @param {any} error
 * @returns the exit code: 2 for a mistake in the command line, otherwise 1
 */
function report(error) {
  const code = String(error?.code ?? '');
  const isBug = code === '' && BUGS.some((kind) => error instanceof kind);
  const text = error instanceof Error && !isBug ? error.message : (error?.stack ?? error);
  console.error(String(text || error));
  return error?.name === 'UsageError' || code.startsWith('ERR_PARSE_ARGS') ? 2 : 1;
}

/**
 * Runs a command of package.json. Node.js ends with 0 when a promise never settles, or when
 * something calls `process.exit(0)` in the middle; here the process fails until `main` has ended.
 *
 * @param {string | (() => string)} what what it is doing, as in "it was checking contracts and pages"
 * @param {() => unknown} main sets `process.exitCode` to fail without an error
 * @param {number} minutes after which the command is stopped if `main` has not ended
 */
export function runCommand(what, main, minutes = LIMIT_MINUTES) {
  const doing = () => (typeof what === 'string' ? what : what());
  /** @param {number} code */
  const failUnfinished = (code) => {
    if (code === 0) {
      console.error(
        `The command ended too early: it was ${doing()}, and was stopped, or waited for something that ` +
          'cannot happen any more. Next: run it again, or undo the last change.',
      );
    }
    process.exitCode = code || 1;
  };
  process.once('exit', failUnfinished);
  const timer = setTimeout(() => {
    console.error(
      `The command did not end: it has been ${doing()} for ${minutes} minutes. Next: undo the last change.`,
    );
    process.exit(1);
  }, minutes * 60_000).unref();
  const run = async () => {
    try {
      await main();
    } catch (error) {
      process.exitCode = report(error);
    }
    clearTimeout(timer);
    process.off('exit', failUnfinished);
  };
  void run();
}
