import { text } from 'node:stream/consumers';
import { tabShows } from '../dev-server/idle';
import type { Middleware } from '../dev-server/middleware';

/** Where src/reference/plugins/live-page/open-page.ts says what a tab shows. */
const PATH = '/__open-page';

/** Hears from each tab which page of which compilation it shows: its name, the path and the hash, on a line each. */
export const openPageMiddleware = (show: (tab: string, path: string) => void): Middleware => ({
  name: 'open-page',
  middleware: (request, response, next) => {
    if (request.method !== 'POST' || request.url !== PATH) {
      next();
      return;
    }
    text(request).then((body) => {
      const [tab = '', path = '', hash = ''] = body.split('\n');
      tabShows(tab, hash);
      show(tab, path.replace(/(?<=.)\/$/, ''));
      response.writeHead(204).end();
    }, next);
  },
});
