import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAMPLE_LANGUAGE_KEY, SAMPLE_LANGUAGES } from '../../boot/preferences';
import { sampleGenerators, type SampleRequest } from '../../../reference/samples';
import Samples from '.';

const request: SampleRequest = {
  operationId: 'returnBook',
  summary: 'Return a book',
  method: 'POST',
  urlVariable: 'LIBRARY_API_URL',
  baseUrl: 'https://api.sandbox.library.example/v1',
  path: '/loans/{loanId}/return',
  pathParams: { loanId: 'ln_1' },
  query: [],
  headers: [['Api-Version', '2026-11-01']],
  credentials: [],
  body: { note: `it's $HOME & "quoted" <b>` },
  expect: { status: 200 },
};

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>;

/**
 * An observer for which the tabs, which pass a margin, are in view. The code is out of view and
 * uncolored.
 */
class Observer {
  disconnect = vi.fn();
  constructor(
    private readonly callback: (entries: readonly Seen[]) => void,
    private readonly options?: IntersectionObserverInit,
  ) {}
  observe(target: Element): void {
    this.callback([{ isIntersecting: this.options?.rootMargin !== '0px', target }]);
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('scrollBy', vi.fn());
  document.documentElement.setAttribute('data-sample-lang', 'curl');
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const selected = (container: HTMLElement) =>
  within(container).getByRole('tab', { selected: true }).textContent;

const css = readFileSync(join(import.meta.dirname, '../CodeTabs/styles.module.css'), 'utf8');

describe('Samples', () => {
  it('contains every language in the server-rendered HTML', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Samples request={request} />);
    const texts = [...page.querySelectorAll('pre')].map(({ textContent }) => textContent);
    expect(texts).toEqual(sampleGenerators.map(({ generate }) => generate(request)));
    expect(texts).toHaveLength(SAMPLE_LANGUAGES.length);
  });

  it('hydrates without a mismatch when the reader has chosen another language', async () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<Samples request={request} />);
    document.documentElement.setAttribute('data-sample-lang', 'python');
    const onRecoverableError = vi.fn();
    const root = await act(async () =>
      Promise.resolve(hydrateRoot(page, <Samples request={request} />, { onRecoverableError })),
    );
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(selected(page)).toBe('Python');
    act(() => root.unmount());
    page.remove();
  });

  it('selects a language in all samples of the page at once, and stores the choice', () => {
    const { container: first } = render(<Samples request={request} />);
    const { container: second } = render(<Samples request={request} />);
    fireEvent.click(within(first).getByRole('tab', { name: 'PHP' }));
    expect([selected(first), selected(second)]).toEqual(['PHP', 'PHP']);
    expect(document.documentElement.getAttribute('data-sample-lang')).toBe('php');
    expect(localStorage.getItem(SAMPLE_LANGUAGE_KEY)).toBe('php');
  });

  it('selects a language even if storage is blocked', () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { container } = render(<Samples request={request} />);
    fireEvent.click(screen.getByRole('tab', { name: 'Go' }));
    expect(blocked).toHaveBeenCalled();
    expect(selected(container)).toBe('Go');
    blocked.mockRestore();
  });

  it.each([
    ['ArrowRight', 'Node.js'],
    ['ArrowLeft', 'Java'],
    ['End', 'Java'],
    ['Home', 'curl'],
  ])('%s from the first tab selects %s and moves the focus there', (key, label) => {
    const { container } = render(<Samples request={request} />);
    fireEvent.keyDown(screen.getByRole('tab', { name: 'curl' }), { key });
    expect(selected(container)).toBe(label);
    expect(document.activeElement?.textContent).toBe(label);
    const tabbable = screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0);
    expect(tabbable.map(({ textContent }) => textContent)).toEqual([label]);
  });

  it('leaves other keys to the browser', () => {
    render(<Samples request={request} />);
    expect(fireEvent.keyDown(screen.getByRole('tab', { name: 'curl' }), { key: 'a' })).toBe(true);
  });

  it('keeps the pressed tab at its position when content above it changes height', () => {
    render(<Samples request={request} />);
    const tab = screen.getByRole('tab', { name: 'Java' });
    const top = vi.spyOn(tab, 'getBoundingClientRect');
    top
      .mockReturnValueOnce(new DOMRect(0, 400, 0, 0))
      .mockReturnValueOnce(new DOMRect(0, 520, 0, 0));
    fireEvent.click(tab);
    expect(window.scrollBy).toHaveBeenCalledWith({ top: 120, behavior: 'instant' });
  });

  it('has a CSS rule for every language that can be chosen', () => {
    for (const language of SAMPLE_LANGUAGES) {
      expect(css).toContain(`[data-sample-lang='${language}']) .panel[data-lang='${language}']`);
      expect(css).toContain(`[data-sample-lang='${language}']) .tab[data-lang='${language}']`);
    }
    expect(sampleGenerators.map(({ id }) => id)).toEqual(SAMPLE_LANGUAGES);
  });
});
