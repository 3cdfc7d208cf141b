import type { Page } from '@playwright/test';
import { expect, test, watchProblems } from '../../support/test';
import { OPERATIONS } from '../../sample/cast';
import { openOperation } from './support';

/** The parts of a tool that an assistant sees, and its answers. */
interface OfferedTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: { readonly type: string };
  readonly execute: (input: object) => Promise<{
    readonly isError?: boolean;
    readonly content: readonly { readonly text: string }[];
  }>;
}

interface AssistedWindow {
  readonly offered: Map<string, OfferedTool>;
}

/**
 * Simulates a browser with an assistant: the part of WebMCP that pages use. It stores the
 * registered tools.
 */
function standIn(): void {
  const offered = new Map<string, OfferedTool>();
  const registerTool = (tool: OfferedTool, { signal }: { signal: AbortSignal }): Promise<void> => {
    if (offered.has(tool.name)) return Promise.reject(new Error(`${tool.name} is there already.`));
    offered.set(tool.name, tool);
    signal.addEventListener('abort', () => offered.delete(tool.name));
    return Promise.resolve();
  };
  Object.assign(window, { offered });
  Object.defineProperty(document, 'modelContext', { value: { registerTool } });
}

const offeredIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(window as unknown as AssistedWindow).offered.keys()]);

const call = (page: Page, name: string, input: object) =>
  page.evaluate(
    async ([tool, given]) => {
      const answer = await (window as unknown as AssistedWindow).offered.get(tool)?.execute(given);
      return { isError: answer?.isError ?? false, text: answer?.content[0]?.text ?? '' };
    },
    [name, input] as const,
  );

const TOOLS = ['search_docs', 'read_docs', 'list_errors', 'verify_webhook', 'call_sandbox'];

test('the page offers its tools to an assistant in the browser while the playground is open', async ({
  page,
}) => {
  const problems = watchProblems(page);
  await page.addInitScript(standIn);
  await openOperation(page, OPERATIONS.plain.id);
  await expect.poll(() => offeredIn(page)).toEqual(expect.arrayContaining(TOOLS));
  const before = await offeredIn(page);
  const described = await page.evaluate(() =>
    [...(window as unknown as AssistedWindow).offered.values()].every(
      ({ description, inputSchema }) => description.length > 20 && inputSchema.type === 'object',
    ),
  );
  expect(described).toBe(true);
  await openOperation(page, OPERATIONS.create.id);
  expect(await offeredIn(page)).toEqual(before);
  await page.getByRole('link', { name: 'Fees', exact: true }).first().click();
  await expect.poll(() => offeredIn(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a sandbox in the page answers the call of an assistant, or refuses it with a reason', async ({
  page,
}) => {
  await page.addInitScript(standIn);
  await openOperation(page, OPERATIONS.plain.id);
  await expect.poll(() => offeredIn(page)).toContain('call_sandbox');
  const request = { method: 'GET', path: OPERATIONS.plain.path };
  const { isError, text } = await call(page, 'call_sandbox', request);
  expect([isError, JSON.parse(text)]).toEqual([false, expect.objectContaining({ status: 200 })]);
  const docs = await call(page, 'read_docs', { address: '/general/fees' });
  expect([docs.isError, docs.text.split('\n')[2]]).toEqual([false, '# Fees']);
  for (const [name, input, says] of [
    ['call_sandbox', { methd: 'GET', path: '/' }, 'methd'],
    ['read_docs', { address: '/general/fee' }, 'There is no page'],
  ] as const) {
    const refused = await call(page, name, input);
    expect(refused.isError).toBe(true);
    expect(refused.text).toContain(says);
  }
});

test('without an assistant, no code for one is loaded', async ({ page, context }) => {
  const scriptsOf = (opened: Page): ReadonlySet<string> => {
    const scripts = new Set<string>();
    opened.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    return scripts;
  };
  const assisted = await context.newPage();
  const withOne = scriptsOf(assisted);
  await assisted.addInitScript(standIn);
  await openOperation(assisted, OPERATIONS.plain.id);
  await expect.poll(() => offeredIn(assisted)).toContain('call_sandbox');
  const without = scriptsOf(page);
  await openOperation(page, OPERATIONS.plain.id);
  await page.waitForLoadState('networkidle');
  expect([...withOne].filter((script) => !without.has(script))).not.toEqual([]);
  expect([...without].filter((script) => !withOne.has(script))).toEqual([]);
});
