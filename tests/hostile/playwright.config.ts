import { suiteIn } from '../support/suite';

/**
 * Hostile values in every place that accepts input: `npm run build`, then `npm run test:hostile`.
 */
export default suiteIn(__dirname);
