import { expect, it, vi } from 'vitest';
import { Background, type Compiler } from './background';

type Event = keyof Compiler['hooks'];

/** A background whose rests end when `rest` is called. */
function setUp(isDevelopment = true) {
  const listeners = new Map<Event, () => void>();
  const hook = (event: Event) => ({
    tap: (_name: string, run: () => void): void => void listeners.set(event, run),
  });
  const rests: (() => void)[] = [];
  const lengths: number[] = [];
  const background = new Background(isDevelopment, (ms) => {
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
    task: (name: string) => () => Promise.resolve(void done.push(name)),
    tell: (event: Event): void => listeners.get(event)?.(),
    rest,
    /** A first break, after which the background knows all that has happened. */
    firstBreak: async (): Promise<void> => {
      listeners.get('done')?.();
      const started = background.pause();
      await rest();
      await started;
    },
  };
}

it('runs the first task at once, and of those that wait the last one when nothing is compiled', async () => {
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

it('runs every task of a build at once, and has no breaks', async () => {
  const { background, done, task } = setUp(false);
  const run = background.runner();
  await run(task('start'));
  await run(task('again'));
  await background.pause();
  expect(done).toEqual(['start', 'again']);
});

it('runs tasks of different kinds one after another, and goes on after one that failed', async () => {
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

it('runs nothing that the first compilation does not need until it has ended', async () => {
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

it('runs nothing in a break of what the first compilation needs', async () => {
  const { background, done, task, tell, rest } = setUp();
  await background.runner({ isUrgent: true })(task('check'));
  await background.runner({ isNeeded: true })(async () => {
    await background.pause();
    done.push('needed');
  });
  expect(done).toEqual(['needed']);
  tell('done');
  await rest();
  await rest();
  expect(done).toEqual(['needed', 'check']);
});

it('lets what was saved be compiled in a break', async () => {
  const { background, done, tell, rest, firstBreak } = setUp();
  await firstBreak();
  tell('invalid');
  const broken = background.pause().then(() => done.push('goes on'));
  await rest();
  expect(done).toEqual([]);
  tell('failed');
  await rest();
  await rest();
  await broken;
  expect(done).toEqual(['goes on']);
});

it('ends no break while something is compiled, whichever break saw it begin', async () => {
  const { background, done, tell, rest, firstBreak } = setUp();
  await firstBreak();
  tell('invalid');
  const breaks = ['check', 'steps'].map((name) =>
    background.pause().then(() => done.push(`${name} goes on`)),
  );
  await rest();
  await rest();
  expect(done).toEqual([]);
  tell('done');
  for (let times = 0; times < 3; times += 1) await rest();
  await Promise.all(breaks);
  expect(done).toHaveLength(2);
});

it('rests as long as a tab fetches what was compiled', async () => {
  const { background, done, task, tell, rest } = setUp();
  await background.runner()(task('check'));
  tell('done');
  background.fetched();
  await rest();
  background.fetched();
  await rest();
  expect(done).toEqual([]);
  await rest();
  expect(done).toEqual(['check']);
});
