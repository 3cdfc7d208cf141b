import type { TokenRole } from './ranges';

/** Name of a role, as a class of elements and for `::highlight()`. */
export const highlightName = (role: TokenRole): string => `code-${role}`;
