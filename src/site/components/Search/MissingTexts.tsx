import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

export interface MissingTextsProps {
  /** Element that contains the dialog. */
  readonly dialog: Element;
  readonly onRetry: () => void;
}

/**
 * Reports, above the results, that texts and fields are not searched, and offers to load them
 * again.
 */
export default function MissingTexts({ dialog, onRetry }: MissingTextsProps): ReactNode {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    dialog.querySelector('.DocSearch-Dropdown')?.prepend(place);
    return () => place.remove();
  }, [dialog, place]);
  return createPortal(
    <div role="alert" className="search-missing">
      <p>Only titles and names are searched: the texts did not load.</p>
      <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
        Retry
      </button>
    </div>,
    place,
  );
}
