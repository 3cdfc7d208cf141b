import { literal } from './script';

/** A section that moved: every path below `from` redirects to the same path below `to`. */
export interface MovedSection {
  /** Old path below the base path, without slashes at the ends. */
  readonly from: string;
  /** New path below the base path, without slashes at the ends. */
  readonly to: string;
}

export interface AddressOptions {
  /** Path the site is served under, with both slashes. */
  readonly baseUrl: string;
  readonly moved: readonly MovedSection[];
}

/**
 * Statements that set `path` to the clean form of the current path: no `.html`,
 * no `/index.html`, no slash at the end except after the base path.
 */
const cleanPath = (baseUrl: string): string => `
var base=${literal(baseUrl)};
var path=location.pathname.replace(/(?:(?:\\/index)?\\.html|\\/+)$/,'');
if(path+'/'===base)path=base;`;

/** Statements that redirect to the new address of a moved section, with query and hash. */
const leaveMovedSections = (moved: readonly MovedSection[]): string =>
  moved
    .map(
      ({ from, to }, index) => `
${index === 0 ? 'var ' : ''}old=base+${literal(from)};
if(path===old||path.indexOf(old+'/')===0){
location.replace(location.origin+base+${literal(to)}+path.slice(old.length)+location.search+location.hash);
return;
}`,
    )
    .join('');

/**
 * Puts the clean path into the address bar before React starts, so that the router finds the
 * route of the HTML that was served. Otherwise hydration fails with React error 418
 * (https://github.com/facebook/docusaurus/issues/10053).
 *
 * A path with invalid percent-encoding becomes one that the router can decode.
 *
 * Query parameters that would set attributes of `<html>` are dropped, except
 * `docusaurus-theme=light` and `docusaurus-theme=dark`: stock 3.8.0 writes any
 * value into `data-theme`, and any `docusaurus-data-*` into `data-*`.
 */
export const addressBlock = ({ baseUrl, moved }: AddressOptions): string => `
${cleanPath(baseUrl)}
if(location.pathname.indexOf(base)!==0)return;
${leaveMovedSections(moved)}
try{decodeURI(path);}
catch(e){path=path.replace(/%/g,'%25');}
var search=location.search,query=new URLSearchParams(search),unsafe=[];
query.forEach(function(value,name){
if(name==='docusaurus-theme'?value!=='light'&&value!=='dark':name.indexOf('docusaurus-data-')===0)unsafe.push(name);
});
if(unsafe.length){
unsafe.forEach(function(name){query['delete'](name);});
search=query.toString();
if(search)search='?'+search;
}
if(path!==location.pathname||search!==location.search)
history.replaceState(history.state,'',location.origin+path+search+location.hash);`;

/**
 * Removes a fragment with invalid percent-encoding from the address, now and whenever the address
 * changes: the router decodes fragments without a check, and the page would crash.
 */
export const fragmentBlock = (): string => `
function fix(){
try{decodeURIComponent(location.hash);}
catch(e){history.replaceState(history.state,'',location.pathname+location.search);}
}
fix();
addEventListener('popstate',fix);`;

/** The script of redirect pages, the same on each of them. */
export const movedSectionBlock = ({ baseUrl, moved }: AddressOptions): string =>
  cleanPath(baseUrl) + leaveMovedSections(moved);
