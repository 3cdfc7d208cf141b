import { clientFile, type Patch } from '../patch';

const CLIENT = '@docusaurus/core/lib/client';

/**
 * Changes the address in React when the next page is loaded. The original changes it at the click,
 * and keeps the old page with a second route, so every link of the old page renders again.
 */
export const waitingRouter: Patch = {
  name: 'waiting-router',
  gain: '275 of 470 ms from a click to the next page, 795 of 1,109 ms to the longest page.',
  expects: {
    [`${CLIENT}/PendingNavigation.js`]: [
      'preload(nextLocation.pathname)',
      '<Route location={location} render={() => children}/>',
    ],
    [`${CLIENT}/ClientLifecyclesDispatcher.js`]: [
      'export function dispatchLifecycleAction(lifecycleAction, ...args) {',
      'export default ClientLifecyclesDispatcher;',
    ],
    [`${CLIENT}/normalizeLocation.js`]: ['export default function normalizeLocation(location) {'],
    [`${CLIENT}/preload.js`]: ['export default function preload(pathname) {'],
    'history/esm/history.js': ['function createBrowserHistory(props) {'],
    'react-router/esm/react-router.js': [
      'historyContext as __HistoryContext, context as __RouterContext',
    ],
  },
  edits: {
    [`${CLIENT}/clientEntry.js`]: [
      {
        text: "import { BrowserRouter, HashRouter } from 'react-router-dom';",
        by:
          "import { HashRouter } from 'react-router-dom';" +
          `import BrowserRouter from ${JSON.stringify(clientFile('router.tsx'))};`,
      },
    ],
  },
  replacements: { [`${CLIENT}/PendingNavigation.js`]: clientFile('navigation.tsx') },
};
