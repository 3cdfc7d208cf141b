import { type ReactNode, useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { arrived } from './arrival';
import SearchButton from './Button';
import { useSearch } from './context';

/** The search button over the embedded index; everything else loads on first use. */
export default function Search(): ReactNode {
  const { isLoading, open, warmUp, button } = useSearch();
  // Inside a page, this is the location of the page that is shown, not of a page that is still
  // loading.
  const location = useLocation();
  useEffect(arrived, [location]);
  return (
    <SearchButton
      ref={button}
      aria-busy={isLoading || undefined}
      onClick={open}
      onFocus={warmUp}
      onMouseOver={warmUp}
      onTouchStart={warmUp}
    />
  );
}
