import { accounts } from '../../shared/sandbox/accounts';

/** The rules of the sandbox, one module for each topic. */
export default [accounts];
