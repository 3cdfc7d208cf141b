import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenize } from './prism';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readTokens } from '../../css/testing/contrast';
import { rangesOf, TOKEN_ROLES, type Token } from '../../../reference/highlight/ranges';
import CodeText from '.';

const JSON_TEXT = '{"id": "ln_1", "count": -2, "open": true}';

const spans = (text: string, language: string) =>
  rangesOf(tokenize(text, language) ?? []).map(({ role, start, end }) => [
    role,
    text.slice(start, end),
  ]);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('ranges of a tokenized text', () => {
  it('contain the role of each part, at its offset', () => {
    expect(spans(JSON_TEXT, 'json')).toEqual([
      ['property', '"id"'],
      ['string', '"ln_1"'],
      ['property', '"count"'],
      ['number', '-2'],
      ['property', '"open"'],
      ['number', 'true'],
    ]);
  });

  it('use the role of the innermost token, or inherit it', () => {
    const tokens: readonly Token[] = [
      'x ',
      { type: 'string', content: ['"a', { type: 'variable', content: '$b' }, 'c"'] },
      { type: 'unknown', alias: ['keyword'], content: 'if' },
    ];
    expect(rangesOf(tokens)).toEqual([
      { role: 'string', start: 2, end: 4 },
      { role: 'property', start: 4, end: 6 },
      { role: 'string', start: 6, end: 8 },
      { role: 'keyword', start: 8, end: 10 },
    ]);
  });
});

describe('CodeText', () => {
  const stubBrowser = () => {
    const targets = new Set<Element>();
    let seen: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void;
    class Observer {
      constructor(callback: typeof seen) {
        seen = callback;
      }
      observe = (target: Element) => targets.add(target);
      disconnect = () => targets.clear();
    }
    const highlights = new Map<string, Set<unknown>>();
    vi.stubGlobal('IntersectionObserver', Observer);
    vi.stubGlobal('CSS', { highlights });
    vi.stubGlobal('Highlight', Set);
    vi.stubGlobal('StaticRange', vi.fn());
    const show = () =>
      act(() => seen([...targets].map((target) => ({ isIntersecting: true, target }))));
    const count = () => [...highlights.values()].reduce((sum, ranges) => sum + ranges.size, 0);
    return { show, count };
  };

  it('colors the text once it is in view, and removes the colors on unmount', async () => {
    const { show, count } = stubBrowser();
    const { unmount } = render(<CodeText code={JSON_TEXT} language="json" label="Loan" />);
    expect(count()).toBe(0);
    show();
    await vi.waitFor(() => expect(count()).toBe(6));
    unmount();
    expect(count()).toBe(0);
  });

  it('stays uncolored when it is unmounted before the highlighter has loaded', async () => {
    const { show, count } = stubBrowser();
    const { unmount } = render(<CodeText code={JSON_TEXT} language="json" label="Loan" />);
    show();
    unmount();
    await import('./prism');
    await act(async () => Promise.resolve());
    expect(count()).toBe(0);
  });

  it('stays a single text node in a region that the keyboard can scroll', () => {
    const { show } = stubBrowser();
    const { container } = render(<CodeText code="a < b" language="none" label="Loan" />);
    show();
    const pre = container.querySelector('pre');
    expect(pre?.childNodes).toHaveLength(1);
    expect([pre?.tabIndex, pre?.getAttribute('aria-label'), pre?.textContent]).toEqual([
      0,
      'Loan',
      'a < b',
    ]);
  });
});

describe('highlight.css', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
  const css = read('highlight.css');
  const { light, dark } = readTokens(read('../../css/tokens.css'));

  it.each(TOKEN_ROLES)('has the colors of the code theme for %s', (role) => {
    expect(css).toContain(
      `\n::highlight(code-${role}) {\n  color: ${light.get(`--color-code-${role}`)};`,
    );
    expect(css).toContain(
      `\n[data-theme='dark'] ::highlight(code-${role}) {\n  color: ${dark.get(`--color-code-${role}`)};`,
    );
  });
});
