/** Read by Node.js itself: what reads TypeScript for Docusaurus knows no modules of ES. */
module.exports = () => import('cspell-lib');
