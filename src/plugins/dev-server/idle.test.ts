import { expect, it, vi } from 'vitest';
import { compilationWatch, type Compiler, whenIdle } from './idle';

type Event = keyof Compiler['hooks'];

const listeners = new Map<Event, () => void>();
const hook = (event: Event) => ({
  tap: (_name: string, run: () => void): void => void listeners.set(event, run),
});
compilationWatch.apply({
  hooks: {
    invalid: hook('invalid'),
    watchRun: hook('watchRun'),
    done: hook('done'),
    failed: hook('failed'),
  },
});
const tell = (event: Event): void => listeners.get(event)?.();

const done: string[] = [];
const task = (name: string) => () => Promise.resolve(void done.push(name));

it('runs at once until the first compilation is done, then after the compilation', async () => {
  const run = whenIdle();
  await run(task('start'));
  expect(done).toEqual(['start']);
  tell('watchRun');
  tell('done');
  tell('invalid');
  await run(task('first'));
  await run(task('second'));
  await run(() => Promise.reject(new Error('broken')));
  await run(task('third'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toEqual(['start']);
  tell('watchRun');
  tell('done');
  await vi.waitFor(() => expect(done).toEqual(['start', 'third']));
});

it('goes on after a task that failed, and tells of it', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = whenIdle();
  await run(() => Promise.reject(new Error('broken')));
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith(new Error('broken')));
  await run(task('after'));
  await vi.waitFor(() => expect(done).toContain('after'));
});
