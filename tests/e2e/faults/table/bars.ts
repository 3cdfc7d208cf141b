import { addCss, css, html, js, replace, type Fault } from '../fault';

/** Faults of the announcement bar, navbar, footer and mobile menu. */
export const barFaults: readonly Fault[] = [
  {
    spec: 'announcement',
    test: 'the bar shows on a first visit, without JavaScript too',
    fault: 'the bar is hidden',
    says: /toBeVisible/,
    site: [addCss('.theme-announcement-bar{display:none}')],
  },
  {
    spec: 'announcement',
    test: 'the bar shows on a first visit, without JavaScript too',
    fault: 'the bar comes with JavaScript alone',
    says: /toMatch/,
    site: [
      replace(/^general\.html$/, /<div class="theme-announcement-bar.*?<\/button><\/div>/s, ''),
    ],
  },
  {
    spec: 'announcement',
    test: 'a dismissal is kept across pages and visits',
    fault: 'the dismissal is not stored',
    says: /toBeHidden/,
    site: [js(/=>(\w+)\.set\(String\(\w+\)\)/, '=>$1.get()')],
  },
  {
    spec: 'announcement',
    test: 'a dismissed bar is hidden before hydration',
    fault: 'no style for a bar that was dismissed',
    says: /toBeHidden/,
    site: [css(/data-announcement-bar-initially-dismissed/, 'data-seeded')],
  },
  {
    spec: 'announcement',
    test: 'a bar with a new id shows on the first load, and its dismissal is kept',
    fault: 'the boot script does not compare the id',
    says: /toBeVisible/,
    frameSite: [html(/"next-announcement"!==/, '!1&&')],
  },
  {
    spec: 'announcement',
    test: 'a bar with a new id shows on the first load, and its dismissal is kept',
    fault: 'the boot script forgets every dismissal',
    says: /toBeHidden/,
    frameSite: [html(/"next-announcement"!==/, '"seeded"!==')],
  },
  {
    spec: 'announcement',
    test: 'a dismissal that cannot be stored is made, with a notice',
    fault: 'no notice after a dismissal',
    says: /toBeVisible/,
    site: [js(/(onClick:\w+=>\{\w+\?\.\(\w+\)),\(0,\w+\.\w+\)\(\)\}/, '$1}')],
  },
  {
    spec: 'announcement',
    test: 'without JavaScript the bar shows without its close button, which would do nothing',
    fault: 'the button shows without JavaScript',
    says: /toBeHidden/,
    site: [css(/html:not\(\[data-js\]\) \.theme-announcement-bar \.close\{/, '.seeded{')],
  },
  {
    spec: 'navbar-footer',
    test: 'the navbar has a title, a logo and no items',
    fault: 'an item in the navbar',
    says: /toHaveCount/,
    // The build contains no code for items, because the site has none.
    script: `new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.hasHydrated !== 'true') return;
      observer.disconnect();
      document.querySelector('.navbar__items').innerHTML += '<a class="navbar__item" href="#">Docs</a>';
    }).observe(document, { attributes: true, subtree: true });`,
  },
  {
    spec: 'navbar-footer',
    test: 'the navbar has a title, a logo and no items',
    fault: 'no logo',
    says: /toHaveCount|naturalWidth|toBeGreaterThan/,
    site: [js(/img\/logo\.svg/, 'img/seeded.svg'), html(/img\/logo\.svg/g, 'img/seeded.svg')],
  },
  {
    spec: 'navbar-footer',
    test: 'the navbar has a title, a logo and no items',
    fault: 'another title',
    says: /toHaveText/,
    site: [js(/navbar:\{title:"[^"]*"/, 'navbar:{title:"Seeded"')],
  },
  {
    spec: 'navbar-footer',
    test: 'the navbar title leads to the landing page',
    fault: 'the title leads nowhere',
    says: /toHaveURL/,
    script: `addEventListener('click', (event) => {
      if (event.target.closest('.navbar__brand')) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    }, true);`,
  },
  {
    spec: 'navbar-footer',
    test: /the footer of \S+ is dark and has no links$/,
    fault: 'a light footer',
    says: /toBeLessThan/,
    site: [css(/(\.footer\{[^}]*)background:var\(--color-band\)/, '$1background:#fff')],
  },
  {
    spec: 'navbar-footer',
    test: /the footer of \S+ is dark and has no links$/,
    fault: 'a footer that is not of the dark style',
    says: /toBeVisible/,
    site: [js(/footer:\{style:"dark"/, 'footer:{style:"light"'), html(/footer--dark/g, '')],
  },
  {
    spec: 'navbar-footer',
    test: /the footer of \S+ is dark and has no links$/,
    fault: 'a link in the footer',
    says: /toHaveCount/,
    site: [html(/footer__copyright">/, '$&<a href="#x">Seeded</a> ')],
  },
  {
    spec: 'mobile-menu',
    test: 'below 996 px the menu slides out and closes again',
    fault: 'the menu stays outside the window',
    says: /toBeInViewport/,
    site: [css(/(\.navbar-sidebar--show \.navbar-sidebar\{transform:)[^}]*/, '$1none;left:-100vw')],
  },
  {
    spec: 'mobile-menu',
    test: 'below 996 px the menu slides out and closes again',
    fault: 'the close button does nothing',
    says: /navbar-sidebar--show/,
    script: `addEventListener('click', (event) => {
      if (event.target.closest('.navbar-sidebar__close')) event.stopImmediatePropagation();
    }, true);`,
  },
  {
    spec: 'mobile-menu',
    test: 'at 997 px there is no menu button',
    fault: 'the breakpoint lies 100 px higher',
    says: /toBeHidden/,
    site: [css(/width<=996px/g, 'width<=1096px'), css(/width>=997px/g, 'width>=1097px')],
  },
  {
    spec: 'mobile-menu',
    test: 'the menu is forced closed at desktop width',
    fault: 'the menu stays open at desktop width',
    says: /navbar-sidebar--show/,
    site: [js(/"desktop"===(\w+)&&\w+\(!1\)\},\[\1\]/, '0},[$1]')],
  },
  {
    spec: 'mobile-menu',
    test: 'a link in the menu opens its page and closes the menu',
    fault: 'a link leaves the menu open',
    says: /navbar-sidebar--show/,
    site: [js(/"link"===(\w+)\.type&&\w+\.toggle\(\)/, '0')],
  },
  {
    spec: 'mobile-menu',
    test: /on a phone \S+ has a menu with both sets and the color mode$/,
    fault: 'no menu outside the docs, as in stock',
    says: /toHaveCount/,
    site: [
      js(
        /(children:\[\(0,\w+\.jsx\)\(\w+,\{\}\)),!\w+&&(\(0,\w+\.jsx\)\(\w+,\{\}\),\w+,)/,
        '$1,!1&&$2',
      ),
    ],
  },
  {
    spec: 'mobile-menu',
    test: 'with JavaScript, only the button opens the menu, also before it works',
    fault: 'the menu stands there for everybody',
    says: /toBeHidden/,
    site: [
      css(/html:not\(\[data-js\]\) \.theme-doc-sidebar-container/g, '.theme-doc-sidebar-container'),
    ],
  },
  {
    spec: 'mobile-menu',
    test: 'without JavaScript the menu is above the page',
    fault: 'the menu stands for nobody',
    says: /toBeInViewport/,
    site: [css(/html:not\(\[data-js\]\) \.theme-doc-sidebar-container/g, '.seeded')],
  },
];
