import path from 'node:path';
import { site } from '../../src/site/config/site';

/** Root of the repository. */
export const ROOT = path.resolve(__dirname, '../..');

/** The built site. */
export const BUILD_DIR = path.join(ROOT, 'build');

/** The built fixture site: the same theme with other options, hosted search and failing pages. */
export const FRAME_SITE_DIR = path.join(ROOT, '.cache/frame-site');

/** Path under which both sites are served. */
export const BASE_URL = site.baseUrl;
