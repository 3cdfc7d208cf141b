import { text } from 'node:stream/consumers';
import type { Middleware } from '../publish/middleware';

/** Where src/boot/open-page.ts says what a tab shows. */
const PATH = '/__open-page';

/** Hears from each tab which page it shows: its name and the path, on a line each. */
export const openPageMiddleware = (show: (tab: string, path: string) => void): Middleware => ({
  name: 'open-page',
  middleware: (request, response, next) => {
    if (request.method !== 'POST' || request.url !== PATH) {
      next();
      return;
    }
    text(request).then((body) => {
      const [tab = '', path = ''] = body.split('\n');
      show(tab, path.replace(/(?<=.)\/$/, ''));
      response.writeHead(204).end();
    }, next);
  },
});
