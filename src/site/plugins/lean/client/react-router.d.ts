import type { Context } from 'react';
import type { History } from 'history';

declare module 'react-router' {
  /** The context that `useHistory` reads; @types/react-router 5 leaves it out. */
  export const __HistoryContext: Context<History>;
}
