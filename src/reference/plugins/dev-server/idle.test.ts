import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  aBreak,
  compilationWatch,
  type Compiler,
  type Outcome,
  STATE,
  tabShows,
  whenIdle,
} from './idle';

type Event = keyof Compiler['hooks'];

const listeners = new Map<Event, (told: Outcome) => void>();
const hook = (event: Event) => ({
  tap: (_name: string, run: (told: Outcome) => void): void => void listeners.set(event, run),
});
compilationWatch.apply({
  hooks: {
    invalid: hook('invalid'),
    watchRun: hook('watchRun'),
    done: hook('done'),
    failed: hook('failed'),
  },
});
const tell = (event: Event, hash = '', hasErrors = false): void =>
  listeners.get(event)?.({ hash, hasErrors: () => hasErrors });
const compile = (hash?: string, hasErrors?: boolean): void => {
  tell('watchRun');
  tell('done', hash, hasErrors);
};

// The state belongs to the process, which other tests share.
afterAll(() => {
  Reflect.deleteProperty(globalThis, STATE);
});

const done: string[] = [];
const task = (name: string) => () => Promise.resolve(void done.push(name));

it('runs at once until the first compilation is done, then after the compilation', async () => {
  const run = whenIdle();
  await run(task('start'));
  expect(done).toEqual(['start']);
  compile();
  await run(task('first'));
  await run(task('second'));
  await run(() => Promise.reject(new Error('broken')));
  await run(task('third'));
  tell('invalid');
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(done).toEqual(['start']);
  compile();
  await vi.waitFor(() => expect(done).toEqual(['start', 'third']));
});

it('goes on after a task that failed, and tells of it', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = whenIdle();
  await run(() => Promise.reject(new Error('broken')));
  compile();
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith(new Error('broken')));
  await run(task('after'));
  compile();
  await vi.waitFor(() => expect(done).toContain('after'));
});

it('runs where a change is nothing to the bundler', async () => {
  await whenIdle()(task('alone'));
  expect(done).not.toContain('alone');
  await vi.waitFor(() => expect(done).toContain('alone'), { timeout: 5000 });
});

it('lets what was saved be compiled in a break', async () => {
  await aBreak();
  tell('invalid');
  const broken = aBreak().then(() => done.push('goes on'));
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(done).not.toContain('goes on');
  compile();
  await broken;
  expect(done).toContain('goes on');
});

describe('while a tab is open', () => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 150));

  it('waits until the tab shows what was compiled', async () => {
    tabShows('tab', '');
    const run = whenIdle();
    compile();
    await run(task('behind'));
    compile('second');
    await pause();
    expect(done).not.toContain('behind');
    tabShows('tab', 'second');
    await vi.waitFor(() => expect(done).toContain('behind'));
  });

  it('does not wait for a compilation with errors, which the tab does not take over', async () => {
    const run = whenIdle();
    await run(task('mistaken'));
    compile('third', true);
    await vi.waitFor(() => expect(done).toContain('mistaken'));
  });

  it('takes a tab that does not answer for closed', async () => {
    const run = whenIdle();
    await run(task('closed'));
    compile('fourth');
    await pause();
    expect(done).not.toContain('closed');
    await vi.waitFor(() => expect(done).toContain('closed'), { timeout: 5000 });
    await run(task('later'));
    compile('fifth');
    await vi.waitFor(() => expect(done).toContain('later'));
  });
});
