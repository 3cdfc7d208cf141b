/**
 * Reloads a page that failed before React took over, such as over a file that the server had written
 * by half, with the next state that compiles. Its updates would not help: to the bundler the chunk
 * that failed is not loaded, so that it gets none.
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
