import { literal } from './script';

/** Prefix of the session storage key; the path of the page follows. */
const RELOADED_KEY = 'partner-docs.reloaded:';

/** How long a page may take to become interactive, in milliseconds. */
const PATIENCE = 20_000;

/** How long a page waits for its stylesheets before it shows its text without them, in milliseconds. */
const SHEETS_PATIENCE = 5_000;

/**
 * Recovers from HTML that names assets of an earlier deployment (a host may serve cached HTML for
 * minutes), and from hosts that answer with a page instead of a missing script. If a script or
 * stylesheet of the site fails before React takes over, the page reloads, once per path and
 * session. If that does not help, or session storage is blocked, a notice with a `Retry` button
 * appears and the page stays readable. It never loops. Browsers do not tell of a page in the place of
 * a stylesheet: it has no rules. The notice also appears when nothing failed
 * and React has not taken over after a while, and goes once it has.
 *
 * Once React has taken over (`docusaurusRoot`), the router or component that loads a chunk handles
 * its failure.
 */
export const assetReloadBlock = (baseUrl: string): string => `
var notice,prefix=location.origin+${literal(`${baseUrl}assets/`)};
function show(text){
if(notice||!document.body)return;
notice=document.createElement('div');
var button=document.createElement('button');
notice.id='load-error';
notice.setAttribute('role','alert');
notice.textContent=text+' ';
notice.style.cssText='position:fixed;bottom:0;left:0;right:0;z-index:1000;padding:12px 16px;background:#7a1020;color:#fff;font:16px/1.5 sans-serif;overflow-wrap:anywhere';
button.type='button';
button.textContent='Retry';
button.style.cssText='padding:4px 12px;background:#fff;color:#7a1020;border:0;font:inherit';
button.onclick=function(){location.reload();};
notice.appendChild(button);
document.body.appendChild(notice);
}
function failed(url){
if(!url||url.indexOf(prefix)!==0||window.docusaurusRoot)return;
try{
var key=${literal(RELOADED_KEY)}+location.pathname;
if(!sessionStorage.getItem(key)){sessionStorage.setItem(key,'1');location.reload();return;}
}catch(e){}
show('Part of this page failed to load: '+url.slice(prefix.length));
}
addEventListener('error',function(event){
var node=event.target;
if(node.tagName!=='IMG')failed(node===window?/SyntaxError/.test(event.message)&&event.filename:node.src||node.rel==='stylesheet'&&node.href);
},true);
document.addEventListener('load',function(event){
var node=event.target;
if(node.rel==='stylesheet'&&!(node.sheet&&node.sheet.cssRules.length))failed(node.href);
},true);
setTimeout(function(){
document.querySelectorAll('link[rel=stylesheet]').forEach(function(node){
if(!node.sheet){node.media='print';node.onload=function(){node.media='all';};}
});
},${SHEETS_PATIENCE});
setTimeout(function watch(){
if(!window.docusaurusRoot){show('This page can be read, but its buttons and search do not work yet.');setTimeout(watch,1000);}
else if(notice)notice.remove();
},${PATIENCE});`;
