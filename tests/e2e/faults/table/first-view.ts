import { js, type Fault } from '../fault';

const of = (fault: Omit<Fault, 'spec' | 'folder'>): Fault => ({
  spec: 'first-view',
  folder: 'readers',
  ...fault,
});

/** A script: no event of these kinds is heard. */
const deafTo = (...types: readonly string[]): string =>
  `const add = document.addEventListener; document.addEventListener = (type, ...rest) => ${JSON.stringify(types)}.includes(type) || add.call(document, type, ...rest);`;

const ROUTER_IS_SILENT = js(/(\w+\(\)&&)\w+\.pathname===\w+\?\.pathname&&\w+\(\)/, '$1false');

/** What has layout when, and what leads to a place. */
export const firstViewFaults: readonly Fault[] = [
  of({
    test: /a fresh page has layout where the reader looks/,
    fault: 'everything is laid out at once',
    says: /toBeGreaterThan/,
    script: 'CSS.supports = () => false;',
  }),
  of({
    test: /a fresh page has layout where the reader looks/,
    fault: 'the rest never comes',
    says: /Expected: 0/,
    site: [js(/"pointerdown","touchstart","wheel","keydown","scroll"/, '"no-sign"')],
  }),
  of({
    test: /a fresh page has layout where the reader looks/,
    fault: 'what was laid out keeps its style',
    says: /toHaveCount/,
    site: [js(/\.style\.removeProperty\("content-visibility"\)/, '.style')],
  }),
  of({
    test: /a link to a place far below leads there/,
    fault: 'a link goes by heights that are not real yet',
    says: /toBe(LessThan|GreaterThan)/,
    script: deafTo('click', 'scroll'),
    site: [ROUTER_IS_SILENT],
  }),
  of({
    test: /an address that is typed leads to its place/,
    fault: 'the router does not say that the place changes',
    says: /toBe/,
    script: deafTo('scroll'),
    site: [ROUTER_IS_SILENT],
  }),
  of({
    test: /a search in the page, before the scripts are there/,
    fault: 'nothing hears of the jump',
    says: /Expected: 0/,
    script: deafTo('scroll'),
  }),
  of({
    test: /a search in the page, once React has taken over/,
    fault: 'what the window shows leaves its place',
    says: /toBe(LessThan|GreaterThan)/,
    script: 'window.scrollBy = () => window.scrollTo(0, 0);',
  }),
  of({
    test: 'a page that begins at a place, is loaded anew or printed is laid out as a whole',
    fault: 'a page that is loaded anew is taken for a fresh one',
    says: /Expected: 0/,
    script: "performance.getEntriesByType = () => [{ type: 'navigate' }];",
  }),
  of({
    test: 'a page that begins at a place, is loaded anew or printed is laid out as a whole',
    fault: 'the rule holds on paper as well',
    says: /Expected: 0/,
    script:
      'const { replaceSync } = CSSStyleSheet.prototype; CSSStyleSheet.prototype.replaceSync = ' +
      "function (text) { replaceSync.call(this, text.replace('@media screen', '@media all')); };",
  }),
  of({
    test: 'a link leads to its place while scripts are on their way',
    fault: 'nothing listens before the scripts are there',
    says: /toBe(LessThan|GreaterThan)/,
    script: deafTo('click'),
  }),
  of({
    test: 'the next page is laid out as it comes',
    fault: 'the rule goes with the reader',
    says: /Expected: 0/,
    site: [js(/(=>\{if\(\w+\(\)\)\{if\()\w+(\)return void \w+\(\);for)/, '$1false$2')],
  }),
];
