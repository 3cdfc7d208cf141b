import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Workspace, type WorkspaceOptions } from '../../contract/workspace';
import type { Answer, Question } from '.';
import { runTask } from './tasks';

/** The last contract check: a writer waits for it, so other tasks pause until it ends. */
let urgent: Promise<unknown> = Promise.resolve();
const workspace = new Workspace({
  ...(workerData as WorkspaceOptions),
  pause: async () => {
    await nextTurn();
    await urgent;
  },
});

async function answer({ id, name, args }: Question): Promise<Answer> {
  try {
    return { id, result: await runTask(workspace, name, args as never) };
  } catch (error) {
    return { id, error };
  }
}

parentPort?.on('message', (question: Question) => {
  workspace.refresh();
  const answered = answer(question).then((found) => parentPort?.postMessage(found));
  if (question.name === 'contract') urgent = answered;
});
