import { addCss, css, html, js, replace, type Fault } from '../fault';

const inert = (selector: string): string => `addEventListener('click', (event) => {
  if (event.target.closest(${JSON.stringify(selector)})) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}, true);`;

/** Faults of breadcrumbs, table of contents, code, sidebar and docs version. */
export const docsFaults: readonly Fault[] = [
  {
    spec: 'breadcrumbs-toc',
    test: 'docs pages have breadcrumbs that lead up',
    fault: 'breadcrumbs without links',
    says: /getByRole\('link', \{ name: 'API' \}\)/,
    site: [
      js(
        /"breadcrumbs__link";return (\w+)\?(.{1,80}?):\w+\?/,
        '"breadcrumbs__link";return $1?$2:!1?',
      ),
    ],
  },
  {
    spec: 'breadcrumbs-toc',
    test: 'docs pages have breadcrumbs that lead up',
    fault: 'no link to the landing page',
    says: /toHaveText/,
    site: [
      js(/className:"breadcrumbs",children:\[\w+&&/, 'className:"breadcrumbs",children:[!1&&'),
    ],
  },
  {
    spec: 'breadcrumbs-toc',
    test: 'pages outside the docs have none',
    fault: 'breadcrumbs on a page outside the docs',
    says: /toHaveCount/,
    site: [
      replace(/^markdown-page/, /(<body[^>]*>)/, '$1<nav aria-label="Breadcrumbs">Seeded</nav>'),
    ],
  },
  {
    spec: 'breadcrumbs-toc',
    test: 'the table of contents shows heading levels 2 and 3 alone',
    fault: 'levels 2 to 4',
    says: /Level four/,
    frameSite: [js(/maxHeadingLevel:3/, 'maxHeadingLevel:4')],
  },
  {
    spec: 'breadcrumbs-toc',
    test: 'the table of contents shows heading levels 2 and 3 alone',
    fault: 'level 3 alone',
    says: /Level three/,
    frameSite: [js(/tableOfContents:\{minHeadingLevel:2/, 'tableOfContents:{minHeadingLevel:3')],
  },
  {
    spec: 'breadcrumbs-toc',
    test: 'on a phone the table of contents opens on demand',
    fault: 'the table of contents is open from the beginning',
    says: /toHaveCount/,
    frameSite: [
      js(
        /initialState:!0(\}\);return\(0,\w+\.jsxs\)\("div",\{className:\(0,\w+\.A\)\("tocC)/,
        'initialState:!1$1',
      ),
    ],
  },
  {
    spec: 'breadcrumbs-toc',
    test: 'on a phone the table of contents opens on demand',
    fault: 'the button does nothing',
    says: /toHaveText/,
    script: inert('.theme-doc-toc-mobile button'),
  },
  {
    spec: 'code-themes',
    test: /code (has the configured light theme|has the light theme before hydration)$/,
    fault: 'the light theme has the dark colors',
    says: /toEqual/,
    frameSite: [css(/--color-code-keyword:#a3123c/, '--color-code-keyword:#ff9db0')],
  },
  {
    spec: 'code-themes',
    test: /code (has the configured dark theme|has the dark theme before hydration|changes its theme with the color mode)$/,
    fault: 'the dark theme has the light colors',
    says: /toEqual/,
    frameSite: [css(/--color-code-keyword:#ff9db0/, '--color-code-keyword:#a3123c')],
  },
  {
    spec: 'code-themes',
    test: 'code has the dark theme before hydration',
    fault: 'the HTML has the colors of the light theme, as in stock',
    says: /toEqual/,
    frameSite: [html(/class="code-keyword"/g, 'style="color:#a3123c"')],
  },
  {
    spec: 'set-switch',
    test: 'a page says which docs set it belongs to, and leads to the same page of the other',
    fault: 'no set is the present one',
    says: /toHaveCount/,
    script: `new MutationObserver(() => {
      for (const link of document.querySelectorAll('[aria-label="Products"] [aria-current]'))
        link.removeAttribute('aria-current');
    }).observe(document, { subtree: true, childList: true, attributes: true })`,
  },
  {
    spec: 'set-switch',
    test: /the (?:other set has no such page, the )?switch /,
    fault: 'the switch leads nowhere',
    says: /toHaveURL/,
    script: `addEventListener('click', (event) => {
      if (event.target.closest('[aria-label="Products"] a')) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    }, true)`,
  },
  {
    spec: 'sidebar',
    test: /\/(general|rebell-pay) has one sidebar on all of its pages, with .+$/,
    fault: 'the sidebar is hidden',
    says: /toBeVisible|toHaveCount/,
    site: [addCss('.theme-doc-sidebar-container{display:none!important}')],
  },
  {
    spec: 'sidebar',
    test: 'the current page is in view in a long sidebar, and the page stays at its top',
    fault: 'a long sidebar stays at its top',
    says: /toBeInViewport/,
    site: [js(/\.scrollTop\+=(\w+\.top)/, '.scrollLeft+=$1')],
  },
  {
    spec: 'sidebar',
    test: 'the sidebar cannot be hidden',
    fault: 'a sidebar that can be hidden',
    says: /toHaveCount/,
    // Docusaurus does not build a button that is turned off.
    script: `addEventListener('DOMContentLoaded', () =>
      document.body.insertAdjacentHTML('beforeend', '<button>Collapse sidebar</button>'))`,
  },
  {
    spec: 'sidebar',
    test: 'categories do not collapse by themselves',
    fault: 'auto-collapse on',
    says: /toBeVisible/,
    site: [js(/autoCollapseCategories:!1/, 'autoCollapseCategories:!0')],
  },
  {
    spec: 'sidebar',
    test: 'with auto-collapse on, opening one category closes the other',
    fault: 'auto-collapse off',
    says: /toBeHidden/,
    frameSite: [js(/autoCollapseCategories:!0/, 'autoCollapseCategories:!1')],
  },
  {
    spec: 'sidebar',
    test: "a category's page is reached while one of its children is open",
    fault: 'the label collapses the category, as in stock',
    says: /toHaveURL/,
    site: [
      js(/(expansions|\(0,\w+\.\w+\)\(\w+,\w+\)&&)(!\(0,\w+\.\w+\)\(\w+\.href,\w+\))/, '$1!1&&$2'),
    ],
  },
  {
    spec: 'sidebar',
    test: 'a category that the reader collapsed expands when its label is followed',
    fault: 'the category stays collapsed',
    says: /toBeVisible/,
    site: [js(/closest\("\.menu__list-item--collapsed"\)/, 'closest(".seeded")')],
  },
  {
    spec: 'sidebar',
    test: "on the category's own page its label collapses and expands it",
    fault: 'the label does nothing on the own page',
    says: /toBeHidden/,
    script: inert('.menu__link--sublist[aria-current="page"]'),
  },
  {
    spec: 'docs-version',
    test: 'the preferred docs version is kept in local storage',
    fault: 'the preferred version is not stored',
    says: /Expected: "current"|toBe/,
    frameSite: [js(/(\{persistence:\w+\}\))\.set\(/, '$1.get(')],
  },
  {
    spec: 'docs-version',
    test: 'a stored version that no longer exists is forgotten',
    fault: 'it is kept',
    says: /ghost/,
    site: [js(/(\{persistence:\w+\}\))\.del\(/, '$1.get(')],
  },
];
