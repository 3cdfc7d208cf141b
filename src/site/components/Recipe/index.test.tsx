import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LoadedPlayground } from '@site/src/reference/playground/data';
import type { Recipe as RecipeData, RecipeStep } from '@site/src/reference/recipes/recipe';
import type { Taken } from '@site/src/reference/recipes/run';
import Recipe from './index';

vi.mock('@docusaurus/useBaseUrl', () => ({ default: (path: string) => `/base/${path}` }));

vi.mock('@site/src/reference/playground/recipe-sandbox', () => ({
  beginRecipe: (_data: unknown, { steps }: RecipeData) => Promise.resolve(answered(steps)),
}));

/** Yields every step, with a text as its answer. */
async function* answered(steps: readonly RecipeStep[]): AsyncGenerator<Taken> {
  for (const step of steps) {
    const request = { method: step.method, url: `https://a.example${step.path}`, headers: [] };
    const answer = { status: 201, headers: new Headers(), body: 'Lent until Friday' };
    const body = typeof step.body === 'string' ? step.body : JSON.stringify(step.body);
    await Promise.resolve();
    if (step.path === '/broken') throw new Error('No book is left.');
    yield { step, request: { ...request, body }, answer, repeats: 0, broken: [] };
  }
}

/** An observer for which nothing is ever in view, so that code stays uncolored. */
class Observer {
  observe = (): void => undefined;
  disconnect = (): void => undefined;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const RECIPE: RecipeData = {
  id: 'lend',
  title: 'Lend a book',
  text: '',
  file: 'loan.arazzo.yaml',
  credentials: [],
  steps: [
    {
      id: 'create',
      text: 'Lend it.',
      operation: 'createLoan',
      method: 'POST',
      path: '/loans',
      parameters: [],
      outcome: ['$statusCode == 201'],
      outputs: {},
    },
  ],
};

function show(load: () => Promise<{ readonly default: readonly RecipeData[] }>) {
  const loadSandbox = vi.fn(() =>
    Promise.resolve({ default: { title: 'Library' } as LoadedPlayground }),
  );
  const path = 'lending/recipes/loan.arazzo.yaml';
  render(
    <Recipe id="lend" title="Lend a book" path={path} load={load} loadSandbox={loadSandbox}>
      <p>The steps</p>
    </Recipe>,
  );
  return loadSandbox;
}

describe('a recipe', () => {
  it('loads nothing before a reader runs it', () => {
    const load = vi.fn(() => Promise.resolve({ default: [RECIPE] }));
    const loadSandbox = show(load);
    expect(screen.getByText('The steps')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      '/base/lending/recipes/loan.arazzo.yaml',
    );
    expect(load).not.toHaveBeenCalled();
    expect(loadSandbox).not.toHaveBeenCalled();
  });

  it('opens its runner, which shows the next step', async () => {
    show(() => Promise.resolve({ default: [RECIPE] }));
    fireEvent.click(screen.getByRole('button', { name: 'Run it here: Lend a book' }));
    const runner = await screen.findByRole(
      'region',
      { name: 'Run: Lend a book' },
      { timeout: 20_000 },
    );
    expect(runner.textContent).toContain('0 of 1 steps taken. Next: POST /loans');
    // React moves the focus there after rendering it.
    await waitFor(() => expect(document.activeElement).toBe(runner));
  });

  it.each([
    ['a text', 'Lend Tom Sawyer', 'Lend Tom Sawyer'],
    ['JSON', { book: 'Tom Sawyer' }, '"book": "Tom Sawyer"'],
  ])('shows a body that is %s, and a text as the answer', async (_what, body, shown) => {
    vi.stubGlobal('IntersectionObserver', Observer);
    const steps = RECIPE.steps.map((step) => ({ ...step, body }));
    show(() => Promise.resolve({ default: [{ ...RECIPE, steps }] }));
    fireEvent.click(screen.getByRole('button', { name: 'Run it here: Lend a book' }));
    const patience = { timeout: 20_000 };
    fireEvent.click(await screen.findByRole('button', { name: 'Next step' }, patience));
    expect(await screen.findByText(/1 of 1 steps taken/, {}, patience)).toBeTruthy();
    const { textContent } = screen.getByRole('region', { name: 'Run: Lend a book' });
    expect(textContent).toContain(shown);
    expect(textContent).toContain('Lent until Friday');
  });

  it('starts again after the sandbox has stopped, and not in the middle', async () => {
    vi.stubGlobal('IntersectionObserver', Observer);
    const steps = RECIPE.steps.flatMap((step) => [step, { ...step, id: 'next', path: '/broken' }]);
    show(() => Promise.resolve({ default: [{ ...RECIPE, steps }] }));
    const patience = { timeout: 20_000 };
    const press = async (name: string): Promise<boolean> =>
      fireEvent.click(await screen.findByRole('button', { name }, patience));
    await press('Run it here: Lend a book');
    await press('Run the rest');
    expect((await screen.findByRole('alert')).textContent).toContain('No book is left.');
    expect(screen.queryByRole('button', { name: 'Next step' })).toBeNull();
    await press('Start again');
    expect(screen.getByText('0 of 2 steps taken. Next: POST /loans')).toBeTruthy();
  });

  it('reports that it could not be loaded, and tries again', async () => {
    show(() => Promise.reject(new Error('offline')));
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
    expect(screen.getByRole('button').textContent).toBe('Try again');
  });
});
