import { suiteIn } from '../support/suite';

/**
 * Every page without errors, and every opened state and kind of control: `npm run build`, then `npm
 * run test:accessibility`.
 */
export default suiteIn(__dirname);
