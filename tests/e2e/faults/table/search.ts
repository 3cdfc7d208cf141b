import { addCss, type Edit, html, js, replace, type Fault } from '../fault';

const DIALOG = /^assets\/js\/search-dialog\..*\.js$/;
const dialog = (find: RegExp, by: string): Edit => replace(DIALOG, find, by);

type Row = Omit<Fault, 'folder' | 'spec'>;
const inSpec = (spec: string, rows: readonly Row[]): readonly Fault[] =>
  rows.map((row) => ({ ...row, folder: 'search', spec }));

const NO_MARKS = js(/CSS\.highlights\.set\(/, 'void(');

/** Faults of the results, and of how they are shown. */
const embedded: readonly Row[] = [
  {
    test: /nothing is fetched before the box is focused or hovered/,
    fault: 'the dialog is prefetched',
    says: /toEqual/,
    site: [
      html(
        /<\/head>/,
        '<link rel="prefetch" href="/partner-api-docs/assets/js/search-dialog.js"></head>',
      ),
    ],
  },
  {
    test: 'no byte, preconnect or logo of Algolia',
    fault: 'a preconnect',
    says: /toMatch/,
    site: [html(/<\/head>/, '<link rel="preconnect" href="https://x.algolia.net"></head>')],
  },
  {
    test: /(finds by (?!two letters:)|leads to its anchor|a hit of the same page)/,
    fault: 'hits lead to the page, not to the heading or field',
    says: /toHaveAttribute/,
    site: [dialog(/""===(\w+)\?(\w+):`\$\{\2\}#\$\{\1\}`/, '$2')],
  },
  {
    test: 'finds by two letters: ca',
    fault: 'only whole words are found',
    says: /toBeVisible|toHaveAttribute/,
    site: [dialog(/\w+\.length>1(\)for\(let \w+ of \w+\.keys\(\)\)!\w+\.startsWith)/, '!1$1')],
  },
  {
    test: 'the words are marked at the target, which has the focus',
    fault: 'no marks',
    says: /toEqual/,
    site: [NO_MARKS],
  },
  {
    test: 'the set of the reader comes first',
    fault: 'the sets come in any order',
    says: /toHaveAttribute|toHaveCount/,
    site: [dialog(/(\.set===\w+\?)5\*(\w+):\2/, '$1$2:$2')],
  },
  {
    test: 'arrow keys choose, Tab stays inside, Escape returns the focus',
    fault: 'Tab leaves the dialog',
    says: /toBeFocused|toHaveCount/,
    site: [js(/"Tab"!==(\w+)\.key\)return;let/, '"Seeded"!==$1.key)return;let')],
  },
  {
    test: 'Escape returns the focus to the target of a hit, and Tab continues from there',
    fault: 'a heading does not take the focus again',
    says: /toBeFocused/,
    site: [js(/(!(\w+)\.hasAttribute\("tabindex"\))&&\(/, '$1&&!$2.seeded&&($2.seeded=true,')],
  },
  {
    test: 'a query without results says so',
    fault: 'it says that it still looks',
    says: /No results/,
    site: [dialog(/"loading"===(\w+)\?(\w+):(\w+)/, '"seeded"!==$1?$2:$3')],
  },
  {
    test: /the name of the button contains its visible text/,
    fault: 'the button has another name',
    says: /toBeVisible/,
    site: [html(/aria-keyshortcuts="Control\+K Meta\+K \/"/, '$& aria-label="Find"')],
  },
  {
    test: /axe finds nothing with/,
    fault: 'faint titles',
    says: /color-contrast/,
    site: [addCss('.DocSearch-Hit-title,.DocSearch-Title{opacity:.3!important}')],
  },
];

/** Faults with hostile input, storage, and loading errors. */
const troubles: readonly Row[] = [
  {
    test: 'hostile queries run nothing and break nothing',
    fault: 'a query is taken for a regular expression',
    says: /toHaveText/,
    site: [dialog(/(\w+)\.slice\(0,256\)/, '(new RegExp($1),$1.slice(0,256))')],
  },
  {
    test: 'without storage it works, without recents',
    fault: 'storage is taken for granted',
    says: /data-has-hydrated/,
    site: [js(/(\.getItem\(\w+\)\}catch)\{return null\}/, '$1(e){throw e}')],
  },
  {
    test: 'stored searches that are broken, contain markup or lead elsewhere are dropped',
    fault: 'a search without a hierarchy is kept',
    says: /toBeFocused|toHaveCount/,
    site: [dialog(/"lvl1"in (\w+)&&"lvl0"!==\w+&&Object\.hasOwn\(\1,\w+\)/, '!0')],
  },
  {
    test: 'stored searches that are broken, contain markup or lead elsewhere are dropped',
    fault: 'markup is kept',
    says: /toHaveCount/,
    site: [dialog(/(\.length<=500)&&!\w+\.includes\("<"\)/, '$1')],
  },
  {
    test: 'stored searches that are broken, contain markup or lead elsewhere are dropped',
    fault: 'an address of another origin is kept',
    says: /toHaveCount/,
    site: [dialog(/if\(\w+\.startsWith\(\w+\)\)(\{try\{decodeURIComponent)/, 'if(1)$1')],
  },
  {
    test: 'the stored data of a chosen page contains no markup',
    fault: 'what DocSearch stores stays as it is',
    says: /not\.toContain/,
    site: [
      dialog(/content:\w+\(\w+\)\?(\w+):null/, 'content:$1'),
      dialog(/content:""===(\w+)\?null:\S+?\(\1\)/, 'content:"<mark>"'),
    ],
  },
  {
    test: 'the search that is opened while its target loads stays open, with what was typed',
    fault: 'the dialog goes with the page before',
    says: /toContainText/,
    script: `new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'Postman collection')
        document.querySelector('.DocSearch-Container')?.remove();
    }).observe(document, { childList: true, subtree: true });`,
  },
  {
    test: /a (missing|broken) index gives a message with Retry/,
    fault: 'no message',
    says: /toBeVisible/,
    site: [js(/phase:"failed",query/g, 'phase:"closed",query')],
  },
  {
    test: 'what is typed while the dialog loads is searched for',
    fault: 'it is lost',
    says: /toHaveValue/,
    site: [js(/(\|\|"Backspace"===\w+\))/, '$1&&!1')],
  },
  {
    test: 'the search that is closed while it loads does not open',
    fault: 'Escape closes nothing',
    says: /toHaveAttribute/,
    site: [js(/if\(\w+\|\|(\w+)\)\{let (\w+)=\1&&/, 'if(!1){let $2=$1&&')],
  },
  {
    test: /(missing|broken) texts/,
    fault: 'no message',
    says: /toContainText|toBeVisible/,
    site: [dialog(/"missing"===\w+&&/, '!1&&')],
  },
];

const enter: readonly Row[] = [
  {
    test: 'Enter before the texts arrive opens a hit of AC04',
    fault: 'an Enter before its answer is lost',
    says: /toHaveURL/,
    site: [dialog(/(!\w+)&&\w+\(\)(&&\(\w+\.preventDefault\(\))/, '$1&&!1$2')],
  },
  {
    test: /(Enter .+ opens a hit of|a hit of the names opens|a result that was chosen stays)/,
    fault: 'Enter opens nothing',
    says: /toHaveURL/,
    site: [dialog(/(navigate:\(\{itemUrl:\w+,item:\w+\}\)=>)/, '$1 0&&')],
  },
  {
    test: 'Enter is forgotten when the reader types on',
    fault: 'it is remembered',
    says: /toHaveText|toHaveURL/,
    site: [
      dialog(/\w+=void 0;(let \w+=\w+\(\w+\.target\))/, '$1'),
      dialog(/(\w+)\?\.value===\w+&&\1\.dispatchEvent/, '$1?.dispatchEvent'),
    ],
  },
  {
    test: 'Enter is forgotten when the texts do not come',
    fault: 'it is remembered',
    says: /toHaveText|toHaveURL/,
    site: [
      dialog(/(!\w+)&&\w+\(\)(&&\(\w+\.preventDefault\(\))/, '$1&&!0$2'),
      dialog(/addEventListener\("pointerdown"/, 'addEventListener("seeded"'),
    ],
  },
];

const otherTab: readonly Row[] = [
  {
    test: /the words are marked in another tab/,
    fault: 'no marks',
    says: /toEqual/,
    site: [NO_MARKS],
  },
  {
    test: 'ordinary navigation leaves nothing behind, and addresses carry no words',
    fault: 'addresses carry the words',
    says: /toMatch/,
    site: [dialog(/\("a",\{href:(\w+)\.url,/, '("a",{href:$1.url+"?q=freeze",')],
  },
  {
    test: 'words that were left for another page, or too long ago, mark nothing',
    fault: 'words live for ever',
    says: /toMatch|toEqual/,
    site: [js(/&&\w+-\w+<6e4/, '')],
  },
  {
    test: 'hostile words run nothing and break nothing',
    fault: 'what cannot be read is kept',
    says: /toBeNull/,
    site: [js(/(JSON\.parse\(\w+\?\?"\[\]"\).{0,200}?)catch\{return\[\]\}/, '$1catch(e){throw e}')],
  },
  {
    test: 'without storage a hit opens in another tab, without marks',
    fault: 'storage is taken for granted',
    says: /page error: Access is denied/,
    site: [js(/(\.removeItem\(\w+\):.{0,80}catch)\{return!1\}/, '$1(e){throw e}')],
  },
];

/** Faults of the search on the built site, with its embedded index. */
export const searchFaults: readonly Fault[] = [
  ...inSpec('embedded', [...embedded, ...troubles]),
  ...inSpec('enter', enter),
  ...inSpec('other-tab', otherTab),
];
