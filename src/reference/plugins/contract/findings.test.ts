import { afterEach, beforeEach, expect, it } from 'vitest';
import { SeededSite } from '../../../../tests/mistakes/seeded-site';
import { formatProblem, type Problem } from '../../contract/problem';
import { workspaceAt } from '../../contract/testing/workspace';
import { Tabs } from '../dev-server/tabs';
import { type Compilation, Findings } from './findings';

const LOAN = 'partners/general/api/loan.mdx';

let site: SeededSite;
beforeEach(() => {
  site = new SeededSite();
});
afterEach(() => site.remove());

const mistake = (file: string, line = 3): Problem => ({
  place: { file, line, column: 1 },
  message: `${file} is wrong`,
  next: 'correct it',
});
const line = (file: string): string => `${file}:3:1 ${file} is wrong. Next: correct it.`;

/** The bundler's message for a page that does not compile. */
const told = (
  first: string,
  second: string,
): string => `  × Module build failed (from ./loader.cjs):
  ╰─▶   × Error: MDX compilation failed for file "/site/partners/general/api/loan.mdx"
        │ Cause: ${first}
        │ ContractError: ${first}
        │ ${second}
        │     at check (/site/page-loader.ts:44:38)
`;

/** Findings with a bundler that compiles when `compile` is called, and with an open tab. */
function setUp() {
  const workspace = workspaceAt(site.dir, true);
  const tabs = new Tabs();
  const findings = new Findings(workspace, tabs);
  const tab = new OpenTab();
  let greet: ((tab: unknown) => void) | undefined;
  tabs.connect({
    webSocketServer: {
      clients: [tab],
      implementation: { on: (_event, run) => (greet = run) },
    },
    sendMessage: (clients, type, data) => {
      for (const client of clients) (client as OpenTab).take(type, data);
    },
  });
  const compiled: ((compilation: Compilation) => void)[] = [];
  const invalid: (() => void)[] = [];
  const done: (() => void)[] = [];
  findings.apply({
    hooks: {
      afterCompile: { tap: (_name, run) => compiled.push(run) },
      invalid: { tap: (_options, run) => invalid.push(run) },
      done: { tap: (_options, run) => done.push(run) },
    },
  });
  /** Converts the errors of a compilation into the messages that the server sends to the tabs. */
  const compilationOf = (
    errors: readonly Error[],
    isChild = false,
    early?: (shown: readonly string[]) => void,
    whole: 'ok' | 'warnings' = 'ok',
  ): readonly string[] => {
    workspace.refresh();
    tab.take('invalid', undefined);
    for (const run of invalid) run();
    early?.(tab.shown);
    const compilation = { errors, compiler: { isChild: () => isChild } };
    for (const run of compiled) run(compilation);
    tab.take(compilation.errors.length > 0 ? 'errors' : whole, compilation.errors);
    return tab.shown;
  };
  const end = (): readonly string[] => {
    for (const run of done) run();
    return tab.shown;
  };
  /** The messages in the tab at the end of a compilation. */
  const compile = (errors: readonly Error[] = []): readonly string[] => {
    compilationOf(errors);
    return end();
  };
  const open = (): readonly string[] => {
    const another = new OpenTab();
    greet?.(another);
    return another.shown;
  };
  return { findings, tab, compilationOf, end, compile, open };
}

class OpenTab {
  shown: readonly string[] = [];
  messages = 0;
  take(type: string, data: unknown): void {
    if (type === 'errors') this.messages += 1;
    if (type === 'warnings') return;
    // Errors are added to the shown messages; any other message hides them.
    const added = type === 'errors' ? (data as Error[]).map(({ message }) => message) : [];
    this.shown = type === 'errors' ? [...this.shown, ...added] : [];
  }
}

it('shows problems of a check on every page, until the next check finds them solved', () => {
  const { findings, tab, compile, open } = setUp();
  const both = [line(LOAN), line('sidebars.general.ts')];
  expect(open()).toEqual([]);
  findings.take('contract', [mistake(LOAN), mistake('sidebars.general.ts')]);
  expect(tab.shown).toEqual(both);
  expect(compile()).toEqual(both);
  expect(open()).toEqual(both);
  findings.take('contract', []);
  expect(tab.shown).toEqual([]);
  expect(open()).toEqual([]);
});

it('blocks updates only of the page that does not compile', () => {
  const { findings, compilationOf } = setUp();
  findings.take('contract', [mistake(LOAN)]);
  expect(compilationOf([])).toEqual([]);
  expect(compilationOf([new Error('No frame')], true)).toEqual([line(LOAN), 'No frame']);
  expect(compilationOf([new Error('No file ./a.js')])).toEqual(['No file ./a.js', line(LOAN)]);
});

it('shows a problem once if a check finds it before the page fails to compile', () => {
  const { findings, compilationOf } = setUp();
  const early = () => findings.take('contract', [mistake(LOAN)]);
  expect(compilationOf([new Error(told(line(LOAN), line('shared.yaml')))], false, early)).toEqual([
    line(LOAN),
    line('shared.yaml'),
  ]);
});

it('shows a problem once if a check finds it before a page compiles with a warning', () => {
  const { findings, compilationOf, end } = setUp();
  const early = () => findings.take('contract', [mistake(LOAN)]);
  compilationOf([], false, early, 'warnings');
  expect(end()).toEqual([line(LOAN)]);
});

it('replaces shown problems with those of a later check', () => {
  const { findings, tab } = setUp();
  findings.take('recipes', [mistake(LOAN)]);
  findings.take('contract', [mistake('sidebars.general.ts')]);
  expect(tab.shown).toHaveLength(2);
});

it("leaves out repetitions, the bundler's own words, and problems of files that have changed", () => {
  const { findings, tab, compile } = setUp();
  findings.take('contract', [mistake(LOAN), mistake('partners/general/intro.mdx')]);
  expect(compile([new Error(told(line(LOAN), line('shared.yaml')))])).toEqual([
    line(LOAN),
    line('shared.yaml'),
    line('partners/general/intro.mdx'),
  ]);
  site.edit(LOAN, 'Lend books.', 'Lend many books.');
  expect(compile()).toEqual([line('partners/general/intro.mdx')]);
  findings.take('contract', [mistake(LOAN), mistake('partners/general/intro.mdx')]);
  expect(tab.shown).toHaveLength(2);
});

it('shows only the first of many problems', () => {
  const { findings, compile } = setUp();
  findings.take(
    'contract',
    Array.from({ length: 40 }, (_, index) => ({
      ...mistake(LOAN, index + 1),
      message: `It is wrong ${index}`,
    })),
  );
  expect(compile()).toHaveLength(11);
  expect(compile().at(-1)).toBe('30 more. Next: read them in the terminal.');
});

it('still shows problems while the bundler compiles again', () => {
  const { findings, compilationOf, end } = setUp();
  findings.take('contract', [mistake(LOAN)]);
  compilationOf([]);
  expect(end()).toEqual([line(LOAN)]);
  let during: readonly string[] = [];
  compilationOf([], false, (shown) => (during = shown));
  expect(during).toEqual([line(LOAN)]);
});

it('does not send shown problems again', () => {
  const { findings, tab, compile } = setUp();
  compile([new Error(told(line(LOAN), line('shared.yaml')))]);
  const { messages } = tab;
  findings.take('contract', [mistake(LOAN)]);
  expect(tab.messages).toBe(messages);
  findings.take('contract', [mistake(LOAN), mistake('sidebars.general.ts')]);
  expect(tab.messages).toBe(messages + 1);
});

it('leaves out bundler errors about a reported import or module', () => {
  const { findings, compile } = setUp();
  const message = 'There is no file `./Box` to import';
  const image = 'There is no image `/img/run.svg`';
  const module = 'partners/general/landing.ts';
  findings.take('contract', [
    { ...mistake(LOAN), message },
    { ...mistake(LOAN, 4), message: image },
    mistake(module),
  ]);
  const words = ["Can't resolve './Box'", `x Expected ,\n [/site/${module}:1:1]`];
  const imported = "Can't resolve '../../partners/general/landing' in '/site/src'";
  const drawn = "Can't resolve './../../static/img/run.svg' in '/site/partners/general'";
  const stale = "Cannot find module '@site/partners/general/gone.mdx'";
  expect(compile([...words, imported, drawn, stale].map((text) => new Error(text)))).toEqual([
    `${LOAN}:3:1 ${message}. Next: correct it.`,
    `${LOAN}:4:1 ${image}. Next: correct it.`,
    line(module),
  ]);
});

it('rewords syntax errors of the bundler immediately, until the check reports them', () => {
  const { findings, compile } = setUp();
  const said = (reason: string, at: string) =>
    new Error(
      `  × Module build failed (from builtin:swc-loader):\n  ├─▶   ×   x ${reason}\n` +
        `  │     │    ,-[${site.dir}/${at}]\n  │     │  1 | const a = [1;\n`,
    );
  const module = 'src/site/sets.ts';
  const next = 'look for a missing comma, quote or bracket here or in the line above';
  expect(compile([said('Expected `]`', `${module}:3:1`)])).toEqual([
    `${module}:3:1 The file cannot be read: Expected \`]\`. Next: ${next}.`,
  ]);
  site.edit(LOAN, 'Lend books.', '<<<<<<< HEAD');
  const [unmerged] = compile([said('Merge conflict marker encountered.', `${LOAN}:1:1`)]);
  expect(unmerged).toMatch(/^\S+loan\.mdx:8:1 Git could not merge .* Next: keep one/);
  findings.take('contract', [mistake(module)]);
  expect(compile([said('Expected `]`', `${module}:3:1`)])).toEqual([line(module)]);
});

it('leaves out bundler errors about a missing file of rules', () => {
  const { findings, compile } = setUp();
  const gone = { ...mistake('partners/general/sandbox/loan.ts'), message: 'The file is missing' };
  findings.take('rules', [gone]);
  expect(
    compile([new Error("Can't resolve './loan' in '/site/partners/general/sandbox'")]),
  ).toEqual([formatProblem(gone)]);
});
