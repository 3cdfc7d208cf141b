import { literal } from './script';

/** Prefix of the session storage key; the path of the page follows. */
const RELOADED_KEY = 'partner-docs.reloaded:';

/**
 * Recovers from HTML that names assets of an earlier deployment (a host may serve cached HTML for
 * minutes). If a script or stylesheet of the site fails to load before React takes over, the page
 * reloads, once per path and session. If that does not help, or session storage is blocked, a
 * notice with a `Retry` button appears and the page stays readable. It never loops.
 *
 * Once React has taken over (`docusaurusRoot`), the router or component that loads a chunk handles
 * its failure.
 */
export const assetReloadBlock = (baseUrl: string): string => `
var shown=false;
addEventListener('error',function(event){
var node=event.target,url=node.src||(node.rel==='stylesheet'&&node.href),prefix=location.origin+${literal(`${baseUrl}assets/`)};
if(!url||node.tagName==='IMG'||url.indexOf(prefix)!==0||window.docusaurusRoot)return;
try{
var key=${literal(RELOADED_KEY)}+location.pathname;
if(!sessionStorage.getItem(key)){sessionStorage.setItem(key,'1');location.reload();return;}
}catch(e){}
if(shown||!document.body)return;
shown=true;
var notice=document.createElement('div'),button=document.createElement('button');
notice.id='load-error';
notice.setAttribute('role','alert');
notice.textContent='Part of this page failed to load: '+url.slice(prefix.length)+' ';
notice.style.cssText='position:fixed;bottom:0;left:0;right:0;z-index:1000;padding:12px 16px;background:#7a1020;color:#fff;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere';
button.type='button';
button.textContent='Retry';
button.style.cssText='padding:4px 12px;background:#fff;color:#7a1020;border:0;border-radius:4px;font:inherit;cursor:pointer';
button.onclick=function(){location.reload();};
notice.appendChild(button);
document.body.appendChild(notice);
},true);`;
