/** What both sets have in common, as the general one has it. */
export type { General as Shared } from '../../general/sandbox/types';
