import { add, html, js, remove, replace, type Fault } from '../fault';

const page = (...paths: readonly string[]): RegExp =>
  new RegExp(`^(${paths.map((path) => `${path}(/index)?`).join('|')})\\.html$`);

/** Faults of addresses, redirects and routes. */
export const addressFaults: readonly Fault[] = [
  {
    spec: 'addresses',
    test: /\/(general|general\/api\/card|rebell-pay\/category\/api|markdown-page)(\/|\.html|\/index\.html) answers 200 and ends on the clean address$/,
    fault: 'the boot script leaves the address as it is',
    says: /toHaveURL/,
    site: [html(/history\.replaceState\(/, 'void(')],
  },
  {
    spec: 'addresses',
    test: /\/[a-z/-]*[a-z] answers 200 and ends on the clean address$/,
    fault: 'HTML that React renders otherwise',
    says: /error #418/,
    site: [replace(/^(general|markdown-page|rebell-pay)/, /<h1[^>]*>/, '$&Seeded ')],
  },
  {
    spec: 'addresses',
    test: /\/[a-z/-]*[a-z] answers 200 and ends on the clean address$/,
    fault: 'a page is missing',
    says: /Expected: 200\s+Received: 404/,
    site: [remove(page('general', 'general/api/card', 'rebell-pay/category/api', 'markdown-page'))],
  },
  {
    spec: 'addresses',
    test: 'the landing page has one address',
    fault: 'the boot script leaves the landing page at index.html',
    says: /toHaveURL/,
    site: [replace(/^index\.html$/, /history\.replaceState\(/, 'void(')],
  },
  {
    spec: 'addresses',
    test: 'without the boot script, hydration fails at an address that is not clean',
    fault: 'another script comes before the boot script',
    says: /418/,
    site: [replace(page('general/fees'), /<script>/, '<script>0</script><script>')],
  },
  {
    spec: 'addresses',
    test: 'the canonical address is the clean one in every form',
    fault: 'one form has a canonical address of its own',
    says: /card\.html/,
    site: [
      replace(/^general\/api\/card\/index\.html$/, /(rel="canonical" href="[^"]*)/, '$1.html'),
    ],
  },
  {
    spec: 'redirects',
    test: /\/peer-wallet\S* leads to \S+ with query and hash$/,
    fault: 'the redirect forgets query and hash',
    says: /toHaveURL/,
    site: [replace(/^peer-wallet/, /\+location\.search\+location\.hash/, '')],
  },
  {
    spec: 'redirects',
    test: /\/peer-wallet\S* leads to \S+ with query and hash$/,
    fault: 'the redirect pages are missing',
    says: /Expected: true/,
    site: [remove(/^peer-wallet/)],
  },
  {
    spec: 'redirects',
    test: 'an unknown path below /peer-wallet leads to the same place under /general',
    fault: 'the not-found page knows no moved section',
    says: /toHaveURL/,
    site: [replace(/^404\.html$/, /"peer-wallet"/, '"peer-purse"')],
  },
  {
    spec: 'redirects',
    test: 'a path that only starts like /peer-wallet is not redirected',
    fault: 'the moved section is matched by its first letters',
    says: /toHaveURL/,
    site: [replace(/^404\.html$/, /\.indexOf\((\w+)\+"\/"\)/, '.indexOf($1)')],
  },
  {
    spec: 'redirects',
    test: 'with JavaScript /peer-wallet has no refresh that could overtake the script',
    fault: 'the refresh is outside of noscript',
    says: /toContain/,
    site: [replace(/^peer-wallet/, /<\/?noscript>/g, '')],
  },
  {
    spec: 'redirects',
    test: 'every page below /general redirects from /peer-wallet',
    fault: 'one old address is missing',
    says: /peer-wallet\/fees/,
    site: [remove(/^peer-wallet\/fees/)],
  },
  {
    spec: 'redirects',
    test: 'without JavaScript, below /peer-wallet the refresh leads to the new place',
    fault: 'there is no refresh',
    says: /toHaveURL/,
    site: [replace(/^peer-wallet/, /http-equiv="refresh"/, '')],
  },
  {
    spec: 'routes',
    test: 'every route answers with status 200 and one level-1 heading',
    fault: 'a page is missing',
    says: /rebell-pay\/api\/rate/,
    site: [remove(/^rebell-pay\/api\/rate/)],
  },
  {
    spec: 'routes',
    test: 'every route answers with status 200 and one level-1 heading',
    fault: 'a page has a second level-1 heading',
    says: /general\/fees/,
    site: [replace(/^general\/fees/, /<h1>/, '<h1>Seeded</h1><h1>')],
  },
  {
    spec: 'routes',
    test: /\/\S+ is the not-found page with status 404$/,
    fault: 'pages that the specification does not know',
    says: /Expected: 404\s+Received: 200/,
    site: ['nothing-here', 'general/api/nothing-here', 'search', 'blog', 'general/tags'].map(
      (path) => add(`${path}.html`, '<!DOCTYPE html><title>Seeded</title>'),
    ),
  },
  {
    spec: 'routes',
    test: /\/\S+ is the not-found page with status 404$/,
    fault: 'the not-found page has no heading of its own',
    says: /toHaveText/,
    site: [js(/"Page not found"/g, '"Seeded"'), html(/>Page not found<\/h1>/g, '>Seeded</h1>')],
  },
  {
    spec: 'routes',
    test: 'each set has its own pages',
    fault: 'a topic of one set is in the other, too',
    says: /sepa-transfer/,
    site: [add('rebell-pay/api/sepa-transfer.html', '<!DOCTYPE html><title>Seeded</title>')],
  },
  {
    spec: 'routes',
    test: 'the base path without its slash leads to the landing page',
    fault: 'the boot script takes the slash away',
    says: /toHaveURL|has-hydrated/,
    site: [replace(/^index\.html$/, /(\w+)\+"\/"===(\w+)&&\(\1=\2\)/, '0')],
  },
  {
    spec: 'routes',
    test: 'a generated category index links every page of its category',
    fault: 'a card of the category index is missing',
    says: /general\/api\/sepa-transfer/,
    script: `addEventListener('DOMContentLoaded', () => {
      new MutationObserver(() =>
        document.querySelectorAll('main a[href$="/sepa-transfer"]').forEach((a) => a.removeAttribute('href')),
      ).observe(document, { subtree: true, childList: true, attributes: true });
    });`,
  },
];
