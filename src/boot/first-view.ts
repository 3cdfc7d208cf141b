/** Parts of a page's text that are laid out at once: more than the window of a laptop shows. */
const FIRST = 16;

const RULE =
  `@media screen{.markdown>:nth-child(n+${FIRST + 1})` +
  '{content-visibility:auto;contain-intrinsic-size:auto 300px}}';

/**
 * Leaves what lies far below the window of a fresh page without layout, until the reader moves
 * (whole-page.ts): on the longest pages, layout is the longest task of loading. A page that begins
 * elsewhere, at a fragment or where the reader was, is laid out as a whole. So is every page in
 * browsers that do not keep the text in its place while heights above it change (Safari).
 */
export const firstViewBlock = (): string => `
var arrival=performance.getEntriesByType('navigation')[0];
if(location.hash||arrival.type!=='navigate'||!CSS.supports('overflow-anchor','auto'))return;
var sheet=new CSSStyleSheet();
sheet.replaceSync('${RULE}');
document.adoptedStyleSheets=[sheet];`;
