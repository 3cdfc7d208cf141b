import { join } from 'node:path';
import type { Patch } from '../patch';

/**
 * React hears of an address once its page is loaded. The original changes the address at the click
 * and holds the old page back by a second route, for which every link of the old page renders again.
 */
export const waitingRouter: Patch = {
  name: 'waiting-router',
  gain: '275 of 470 ms from a click to the next page, 795 of 1,109 ms to the longest page.',
  expects: {
    '@docusaurus/core/lib/client/PendingNavigation.js': [
      'preload(nextLocation.pathname)',
      '<Route location={location} render={() => children}/>',
    ],
    '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js': [
      'export function dispatchLifecycleAction(lifecycleAction, ...args) {',
      'export default ClientLifecyclesDispatcher;',
    ],
    '@docusaurus/core/lib/client/normalizeLocation.js': [
      'export default function normalizeLocation(location) {',
    ],
    '@docusaurus/core/lib/client/preload.js': ['export default function preload(pathname) {'],
    'history/esm/history.js': ['function createBrowserHistory(props) {'],
    'react-router/esm/react-router.js': [
      'historyContext as __HistoryContext, context as __RouterContext',
    ],
  },
  client: {
    edits: {
      '@docusaurus/core/lib/client/clientEntry.js': [
        {
          text: "import { BrowserRouter, HashRouter } from 'react-router-dom';",
          by:
            "import { HashRouter } from 'react-router-dom';" +
            `import BrowserRouter from ${JSON.stringify(join(__dirname, '../client/router.tsx'))};`,
        },
      ],
    },
    replacements: {
      '@docusaurus/core/lib/client/PendingNavigation.js': join(
        __dirname,
        '../client/navigation.tsx',
      ),
    },
  },
};
