import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import DocItemTOCDesktop from '@theme-original/DocItem/TOC/Desktop';

/**
 * The table of contents as a collapsible part, for pages with code beside their text. Where there
 * is room for a separate column, src/site/css/docs.css always shows it.
 */
export default function Contents(): ReactNode {
  const contents = useRef<HTMLDetailsElement>(null);
  const location = useLocation();

  // A reader who has chosen a heading wants to see it, and not the list above it.
  useEffect(() => {
    if (contents.current) contents.current.open = false;
  }, [location]);

  return (
    <details ref={contents} className="doc-contents">
      <summary>On this page</summary>
      <DocItemTOCDesktop />
    </details>
  );
}
