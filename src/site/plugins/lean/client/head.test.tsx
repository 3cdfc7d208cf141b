import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Helmet, HelmetProvider } from './head';

let frames: (() => void)[] = [];
const frame = () => act(() => frames.splice(0).forEach((run) => run()));
const head = () => document.head.innerHTML;

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  document.head.innerHTML = '<meta name="kept"><title data-rh="true">Old</title>';
});
afterEach(() => {
  cleanup();
  frame();
  vi.unstubAllGlobals();
});

describe('Helmet', () => {
  it('writes title, elements and attributes once, with the next frame', () => {
    render(
      <HelmetProvider>
        <Helmet>
          <html lang="en" className="a b" data-has-hydrated={false} />
          <title>{'Card'}</title>
          <meta name="description" content="Of cards" />
          <link rel="canonical" href="https://docs.example/card" />
          <script type="application/ld+json">{'{"a":1}'}</script>
        </Helmet>
      </HelmetProvider>,
    );
    expect(document.title).toBe('Old');
    expect(frames).toHaveLength(1);
    frame();
    expect(document.title).toBe('Card');
    expect(head()).toBe(
      '<meta name="kept"><title data-rh="true">Card</title>' +
        '<meta name="description" content="Of cards" data-rh="true">' +
        '<link rel="canonical" href="https://docs.example/card" data-rh="true">' +
        '<script type="application/ld+json" data-rh="true">{"a":1}</script>',
    );
    const { lang, className, dataset } = document.documentElement;
    expect([lang, className, dataset.hasHydrated]).toEqual(['en', 'a b', 'false']);
  });

  it('keeps the elements of the server that stay the same, the viewport whatever it says', () => {
    document.head.innerHTML +=
      '<meta data-rh="true" name="viewport" content="width=device-width,initial-scale=1">' +
      '<meta data-rh="true" content="x" name="a"><meta data-rh="true" name="gone">';
    const [viewport, same] = document.querySelectorAll('meta[data-rh]');
    render(
      <Helmet>
        <meta name="viewport" content="width=device-width, initial-scale=1.0" />
        <meta name="a" content="x" />
      </Helmet>,
    );
    frame();
    expect([...document.querySelectorAll('meta[data-rh]')]).toEqual([viewport, same]);
  });

  it('lets the innermost say what there is once, and takes it back when it goes', () => {
    const Page = ({ own }: { readonly own: boolean }) => (
      <>
        <Helmet>
          <title>Site</title>
          <meta property="og:title" content="Site" />
          <link rel="alternate" href="/en" hrefLang="en" />
          <link rel="alternate" href="/en" hrefLang="x-default" />
        </Helmet>
        {own && (
          <Helmet>
            <body className="own" />
            <title>Page</title>
            <meta property="og:title" content="Page" />
          </Helmet>
        )}
      </>
    );
    const { rerender } = render(<Page own />);
    frame();
    const contents = () =>
      [...document.querySelectorAll('meta[property]')].map((one) => one.getAttribute('content'));
    expect([document.title, document.body.className, ...contents()]).toEqual([
      'Page',
      'own',
      'Page',
    ]);
    expect(document.querySelectorAll('link[hreflang]')).toHaveLength(2);
    rerender(<Page own={false} />);
    frame();
    expect([document.title, document.body.className, ...contents()]).toEqual(['Site', '', 'Site']);
  });

  it('writes nothing when a page renders again with the same head', () => {
    const page = () => (
      <Helmet>
        <title>Same</title>
      </Helmet>
    );
    const { rerender } = render(page());
    frame();
    rerender(page());
    expect(frames).toEqual([]);
  });
});
