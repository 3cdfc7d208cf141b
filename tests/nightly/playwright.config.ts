import { suiteIn } from '../support/suite';

/**
 * Browser tests that open every page, print, or repeat a test in many ways: `npm run build`, then
 * `npm run test:nightly`.
 */
export default suiteIn(__dirname);
