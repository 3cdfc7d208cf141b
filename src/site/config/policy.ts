import { ANY_SERVER, type Connections } from '../boot/policy';
import { setIds } from './sets';
import { search, searchServers } from './search';

/** Pages that send requests to a base URL that the reader enters, as paths below the base path. */
const PLAYGROUNDS = setIds.map((set) => `${set}/api/playground`);

/** The servers that a page may call in addition to its own origin. */
export const connectionsOf = (page: string): Connections => [
  ...(PLAYGROUNDS.includes(page) ? ANY_SERVER : []),
  ...searchServers(search),
];
