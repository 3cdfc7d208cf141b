import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { inlineScripts, minifyScripts, withScripts } from './scripts';

const LONG = `
  (function () {
    var attribute = 'data-' + 'mode'; // of the page
    document.documentElement.setAttribute(attribute, '</' + 'p>');
  })();
`;
const DATA = '<script type="application/ld+json">{ "a": "b  c" }</script>';
const FILE = '<script src="/a.js" defer></script>';
const page = (script: string): string => `<p>a</p><script>${script}</script>${DATA}${FILE}<i>b</i>`;

it('minifies the inline scripts of a page and nothing else', async () => {
  expect(inlineScripts(page(LONG))).toEqual([LONG]);
  const html = withScripts(page(LONG), await minifyScripts([LONG]));
  const [script = ''] = inlineScripts(html);
  expect(script.length).toBeLessThan(LONG.length / 1.5);
  expect(html).toBe(page(script));

  const set: string[] = [];
  const document = {
    documentElement: { setAttribute: (...values: string[]) => set.push(...values) },
  };
  runInNewContext(script, { document });
  expect(set).toEqual(['data-mode', '</p>']);
});

it('never produces a closing tag inside a script', async () => {
  const script = "run('</' + 'script>', '<!' + '--')";
  const html = withScripts(page(script), await minifyScripts([script]));
  expect(html.match(/<\/script>/g)).toHaveLength(3);
  expect(html).not.toContain('<!--');
});

it('keeps a script without a minified form, and fails on invalid JavaScript', async () => {
  expect(withScripts(page(LONG), new Map())).toBe(page(LONG));
  await expect(minifyScripts(['var = 1'])).rejects.toThrow();
});
