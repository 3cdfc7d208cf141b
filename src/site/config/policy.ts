import { ANY_SERVER, type Connections } from '../boot/policy';
import { setIds } from './sets';
import { search, searchServers } from './search';

/** Pages that send requests to the base URL of the reader, as clean paths below the base path. */
const PLAYGROUNDS = setIds.map((set) => `${set}/api/playground`);

/** What a page may call beside its own origin. */
export const connectionsOf = (page: string): Connections => [
  ...(PLAYGROUNDS.includes(page) ? ANY_SERVER : []),
  ...searchServers(search),
];
