import { createContext, type Ref, useContext } from 'react';

/** The functions behind a search button. */
export interface SearchControl {
  readonly isLoading: boolean;
  readonly open: () => void;
  /** Loads the dialog before it is needed. */
  readonly warmUp: () => void;
  /** The button to which the focus returns. */
  readonly button: Ref<HTMLButtonElement>;
}

export const SearchContext = createContext<SearchControl | undefined>(undefined);

/** @throws Error outside of `SearchHost` */
export function useSearch(): SearchControl {
  const control = useContext(SearchContext);
  if (!control) throw new Error('A search button needs SearchHost around the site.');
  return control;
}
