import type { TokenRole } from './ranges';

/** Returns the name of a role, for classes of elements and for `::highlight()`. */
export const highlightName = (role: TokenRole): string => `code-${role}`;
