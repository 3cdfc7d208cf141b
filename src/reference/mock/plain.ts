/** Functions for contracts without our keywords, loaded only for these. */
export { performByPath } from './by-path';
export { failureAnswer } from './failures';
