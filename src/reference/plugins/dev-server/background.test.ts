import { expect, it, vi } from 'vitest';
import { Background, type Compiler } from './background';

type Event = keyof Compiler['hooks'];

/** A background whose pauses end when `rest` is called. */
function setUp(isDevelopment = true) {
  const listeners = new Map<Event, () => void>();
  const hook = (event: Event) => ({
    tap: (_name: string, run: () => void): void => void listeners.set(event, run),
  });
  const rests: (() => void)[] = [];
  const lengths: number[] = [];
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const background = new Background(isDevelopment, opened, (ms) => {
    lengths.push(ms);
    return new Promise<void>((end) => rests.push(end));
  });
  background.apply({
    hooks: {
      invalid: hook('invalid'),
      watchRun: hook('watchRun'),
      done: hook('done'),
      failed: hook('failed'),
    },
  });
  const done: string[] = [];
  const rest = async (): Promise<void> => {
    await vi.waitFor(() => expect(rests).not.toHaveLength(0));
    rests.shift()?.();
    await new Promise(setImmediate);
  };
  return {
    background,
    done,
    lengths,
    open,
    task: (name: string) => () => Promise.resolve(void done.push(name)),
    tell: (event: Event): void => listeners.get(event)?.(),
    rest,
  };
}

it('runs the first task immediately, and later only the last waiting task once nothing is compiling', async () => {
  const { background, done, task, tell, rest } = setUp();
  const run = background.runner({ isNeeded: true });
  await run(task('start'));
  expect(done).toEqual(['start']);
  tell('done');
  await run(task('first'));
  await run(task('second'));
  tell('invalid');
  await rest();
  expect(done).toEqual(['start']);
  tell('watchRun');
  tell('done');
  await rest();
  expect(done).toEqual(['start']);
  await rest();
  expect(done).toEqual(['start', 'second']);
});

it('runs every task of a build immediately', async () => {
  const { background, done, task } = setUp(false);
  const run = background.runner();
  await run(task('start'));
  await run(task('again'));
  expect(done).toEqual(['start', 'again']);
});

it('runs tasks of different kinds one after another, and continues after a failure', async () => {
  const { background, done, task, tell, rest } = setUp();
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const runs = [
    background.runner({ isNeeded: true }),
    background.runner({ isNeeded: true }),
  ] as const;
  tell('done');
  for (const run of runs) await run(task('start'));
  await runs[0](() => Promise.reject(new Error('broken')));
  await runs[1](task('other'));
  await rest();
  expect(error).toHaveBeenCalledWith(new Error('broken'));
  await rest();
  expect(done).toEqual(['start', 'start', 'other']);
  error.mockRestore();
});

it('defers tasks that the first compilation does not need until it has ended', async () => {
  const { background, done, task, tell, rest } = setUp();
  await background.runner()(task('check'));
  await rest();
  expect(done).toEqual([]);
  tell('done');
  await rest();
  await rest();
  expect(done).toEqual(['check']);
});

it('waits longest for the tab that opens the first page', async () => {
  const { background, done, lengths, task, tell, rest } = setUp();
  await background.runner()(task('check'));
  tell('done');
  await rest();
  tell('watchRun');
  tell('done');
  await rest();
  await rest();
  expect(done).toEqual(['check']);
  expect(lengths).toEqual([5000, 5000, 100]);
});

it('waits only as long as the page of an open tab needs', async () => {
  const { background, done, lengths, open, task, tell, rest } = setUp();
  tell('done');
  await background.runner()(task('check'));
  await vi.waitFor(() => expect(lengths).toEqual([5000]));
  open();
  await vi.waitFor(() => expect(lengths).toEqual([5000, 1000]));
  expect(done).toEqual([]);
  await rest();
  await rest();
  expect(done).toEqual(['check']);
});
