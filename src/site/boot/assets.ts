import { literal } from './script';

/** Prefix of the session storage key; the path of the page follows. */
const RELOADED_KEY = 'partner-docs.reloaded:';

/** How long a page may take to become interactive, in milliseconds. */
const PATIENCE = 20_000;

/** How long a page waits for stylesheets before it shows its text without them, in milliseconds. */
const SHEETS_PATIENCE = 5_000;

/** The last rule of every stylesheet: a file without it is truncated, or is not a stylesheet. */
export const LAST_RULE = '#end{top:0}';

/**
 * Recovers from HTML that names assets of an earlier deployment (a host may serve cached HTML for
 * minutes), and from hosts that answer with a page instead of a missing script. If a script or
 * stylesheet of the site fails before React takes over, the page reloads, once per path and
 * session. If that does not help, session storage is blocked, or the browser is offline, a notice
 * with a `Retry` button appears and the page stays readable. It never loops.
 *
 * Browsers report neither a page instead of a stylesheet nor a truncated stylesheet: in both cases
 * the last rule is missing. A notice also appears when nothing has failed, but after a while React
 * has not taken over or a stylesheet is not there. It disappears once they are.
 *
 * Once React has taken over (`docusaurusRoot`), the router or component that loads a chunk handles
 * its failure.
 */
export const assetReloadBlock = (baseUrl: string): string => `
var notice,late,prefix=location.origin+${literal(`${baseUrl}assets/`)};
function show(text){
if(notice||!document.body)return;
notice=document.createElement('div');
var button=document.createElement('button');
notice.id='load-error';
notice.setAttribute('role','alert');
notice.textContent=text+' ';
notice.style.cssText='position:fixed;bottom:0;left:0;right:0;z-index:1000;padding:12px;background:#7a1020;color:#fff';
button.textContent='Retry';
button.onclick=function(){location.reload();};
notice.appendChild(button);
document.body.appendChild(notice);
return notice;
}
function failed(url,late){
if(!url||url.indexOf(prefix)||window.docusaurusRoot&&!late)return;
try{
var key=${literal(RELOADED_KEY)}+location.pathname;
if(!window.docusaurusRoot&&navigator.onLine&&!sessionStorage.getItem(key)){sessionStorage.setItem(key,'1');location.reload();return;}
}catch(e){}
show('Part of this page failed to load: '+url.slice(prefix.length));
}
addEventListener('error',function(event){
var node=event.target;
if(node.tagName!=='IMG')failed(node===window?/SyntaxError/.test(event.message)&&event.filename:node.src||node.rel==='stylesheet'&&node.href);
},true);
document.addEventListener('load',function(event){
var node=event.target;
if(node.rel==='stylesheet'&&[...node.sheet?.cssRules||[]].pop()?.selectorText!==${literal(LAST_RULE.replace(/{.*/, ''))})failed(node.href,true);
},true);
setTimeout(function(){
document.querySelectorAll('link[rel=stylesheet]').forEach(function(node){
if(!node.sheet){node.media='print';node.addEventListener('load',function(){node.media='all';});}
});
},${SHEETS_PATIENCE});
setTimeout(function watch(){
if(!window.docusaurusRoot||document.querySelector('link[media=print]')){late=late||show('Part of this page does not work yet.');setTimeout(watch,1000);}
else if(late)late.remove();
},${PATIENCE});`;
