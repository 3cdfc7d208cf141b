/** Parts of a page's text that are laid out at once: more than the window of a laptop shows. */
const FIRST = 16;

const RULE =
  `@media screen{.markdown>:nth-child(n+${FIRST + 1})` +
  '{content-visibility:auto;contain-intrinsic-size:auto 300px}}';

/**
 * Leaves what lies far below the window of a fresh page without layout: on the longest pages, layout
 * is the longest task of loading. whole-page.ts brings the rest in portions once the reader moves.
 * What can not wait brings it at once and leaves what the window shows in its place: a link to a part of
 * the page, a jump such as that of a search in the page, and everything before React has taken over.
 *
 * A page that begins elsewhere, at a fragment or where the reader was, is laid out as a whole. So is
 * every page in browsers that do not keep the text in its place while heights above it change (Safari).
 */
export const firstViewBlock = (): string => `
var arrival=performance.getEntriesByType('navigation')[0],html=document.documentElement,last=0;
if(location.hash||arrival.type!=='navigate'||!CSS.supports('overflow-anchor','auto'))return;
var sheet=new CSSStyleSheet();
sheet.replaceSync('${RULE}');
document.adoptedStyleSheets=[sheet];
function layOut(){
if(!document.adoptedStyleSheets.length)return;
var part=document.elementFromPoint(innerWidth/2,innerHeight/2),top=part&&part.getBoundingClientRect().top;
document.adoptedStyleSheets=[];
if(part)scrollBy({top:part.getBoundingClientRect().top-top,behavior:'instant'});
}
document.addEventListener('click',function(e){if(e.target.closest('a[href*="#"]'))layOut();},true);
document.addEventListener('scroll',function(){
var way=Math.abs(scrollY-last);
last=scrollY;
if(way>innerHeight||html.getAttribute('data-has-hydrated')!=='true')layOut();
});`;
