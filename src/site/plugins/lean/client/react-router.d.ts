import type { Context } from 'react';
import type { History } from 'history';

declare module 'react-router' {
  /** Where `useHistory` looks; @types/react-router 5 leaves it out. */
  export const __HistoryContext: Context<History>;
}
