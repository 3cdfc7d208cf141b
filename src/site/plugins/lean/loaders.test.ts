import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const load = createRequire(import.meta.url);
interface Context {
  readonly resourcePath: string;
  readonly addDependency: (file: string) => void;
}
type Loader = (this: Context, source: string) => string;
const withoutBuildSettings = load('./settings-loader.cjs') as Loader;
const withChanges = load('./client-loader.cjs') as Loader;
const empty = load('./empty-loader.cjs') as Loader;

const loaded = (loader: Loader, source: string, file = ''): string =>
  loader.call({ resourcePath: file, addDependency: () => undefined }, source);

const PACKAGES = join(import.meta.dirname, '../../../../node_modules');
const CLIENT = '@docusaurus/core/lib/client';

it('what only a build reads leaves the settings, and with it the folder of the build', () => {
  const settings = {
    title: 'Docs',
    baseUrl: '/',
    clientModules: ['/machine/src/module.ts'],
    plugins: [['a', {}]],
    themeConfig: { image: 'a.png' },
    future: { v4: {}, experimental_faster: {}, experimental_router: 'browser' },
  };
  const source = `/* generated */\nexport default ${JSON.stringify(settings, null, 2)};\n`;
  expect(loaded(withoutBuildSettings, source)).toBe(
    'export default {"title":"Docs","baseUrl":"/","themeConfig":{"image":"a.png"},' +
      '"future":{"experimental_router":"browser"}};',
  );
  expect(() => loaded(withoutBuildSettings, 'module.exports = {}')).toThrow(
    'has no `export default`',
  );
});

it.each([
  [`${CLIENT}/clientEntry.js`, 'return (<BrowserRouter>{children}</BrowserRouter>)'],
  [`${CLIENT}/clientEntry.js`, '.then(() => preload(window.location.pathname)).then(() => {'],
  [
    '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
    '.sort((a, b) => (b[1].path < a[1].path ? -1 : 1))',
  ],
  [
    '@docusaurus/theme-common/lib/utils/reactUtils.js',
    'deps.sort((a, b) => (a[0] < b[0] ? -1 : 1));',
  ],
  ['history/esm/history.js', 'function createHashHistory(props) { return;'],
  [
    'react-router-config/esm/react-router-config.js',
    ": { path: '/', url: '/', params: {}, isExact: pathname === '/' }; // use default",
  ],
  [`${CLIENT}/renderToHtml.js`, 'renderToPipeableStream(app, { progressiveChunkSize: Infinity,'],
])('%s is changed; another release stops the build', (file, expected) => {
  const resourcePath = join(PACKAGES, file);
  const changed = loaded(withChanges, readFileSync(resourcePath, 'utf8'), resourcePath);
  expect(changed).toContain(expected);
  expect(() => loaded(withChanges, changed.replace(expected, ''), resourcePath)).toThrow(
    /is not where it was.*Next: /,
  );
});

it('the component in place of an unused one is none', () => {
  expect(loaded(empty, '')).toBe('export default () => null;');
});
