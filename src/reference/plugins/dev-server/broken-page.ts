/**
 * Reloads a page that failed before React took over, for example because the server had only
 * written half of a file, as soon as the site compiles again. Updates would not help: the bundler
 * considers the failed chunk as not loaded, and sends no updates for it.
 */
export const RELOAD_BROKEN_PAGE = `(function(){
var broken;
function fail(){broken=broken||!window.docusaurusRoot;}
addEventListener('error',fail);
addEventListener('unhandledrejection',fail);
addEventListener('message',function(event){
if(broken&&event.source===window&&/^webpackHotUpdate/.test(event.data))location.reload();
});
})();`;
