import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Workspace } from '../../contract/workspace';
import { type Arguments, type Result, runTask, type TaskName } from './tasks';

/** A message to the thread (answer.ts): a task to run. */
export interface Question {
  readonly id: number;
  readonly name: TaskName;
  readonly args: readonly unknown[];
}

/** A message from the thread: a result, or the error that stopped the task. */
export interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: unknown;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Minutes after which a task of a dev server is stuck: it would keep back all that follow. */
const LIMIT_MINUTES = 15;

/**
 * Runs the tasks that need the whole content of a site. A build runs them in its own process, the
 * dev server in a thread with a separate workspace, so that no page waits for them.
 */
export class Content {
  private thread: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  /** Why the thread has ended. */
  private reason: unknown;

  constructor(
    private readonly workspace: Workspace,
    private readonly minutes = LIMIT_MINUTES,
  ) {}

  checks() {
    return {
      contract: () => this.ask('contract'),
      recipes: () => this.ask('recipes'),
      rules: () => this.ask('rules'),
    };
  }

  /** Runs a task in this process, even if that delays other work. */
  here<N extends TaskName>(name: N, ...args: Arguments<N>): Promise<Result<N>> {
    return runTask(this.workspace, name, args);
  }

  async ask<N extends TaskName>(name: N, ...args: Arguments<N>): Promise<Result<N>> {
    if (!this.workspace.isDevelopment) return this.here(name, ...args);
    const thread = (this.thread ??= this.started());
    this.asked += 1;
    const question: Question = { id: this.asked, name, args };
    const result = new Promise<unknown>((resolve, reject) => {
      this.waiting.set(question.id, { resolve, reject });
    });
    thread.postMessage(question);
    const limit = setTimeout(() => {
      this.reason = new Error(`The task \`${name}\` has not ended after ${this.minutes} minutes`);
      void thread.terminate();
    }, this.minutes * 60_000).unref();
    try {
      return (await result) as Result<N>;
    } finally {
      clearTimeout(limit);
    }
  }

  private started(): Worker {
    const { siteDir, docsUrl, sets, isDevelopment, configuration, siteCheck } = this.workspace;
    const workerData = { siteDir, docsUrl, sets, isDevelopment, configuration, siteCheck };
    const thread = new Worker(join(__dirname, 'thread.cjs'), { workerData });
    thread.on('message', ({ id, result, error }: Answer) => {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (error === undefined) waiting?.resolve(result);
      else waiting?.reject(error);
    });
    this.reason = new Error('The thread has ended');
    thread.on('error', (error) => {
      this.reason = error;
    });
    // The next question starts a new thread.
    thread.on('exit', () => {
      this.thread = undefined;
      for (const { reject } of this.waiting.values()) reject(this.reason);
      this.waiting.clear();
    });
    // The server can end without waiting for the thread.
    thread.unref();
    return thread;
  }
}
