/** What only a contract without our keywords needs: loaded for such a contract alone. */
export { performByPath } from './by-path';
export { failureAnswer } from './failures';
