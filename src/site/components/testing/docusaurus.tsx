import type { ReactNode } from 'react';

/** Anchors that the components under test registered. */
export const collectedAnchors: string[] = [];

/** Stands in for `@docusaurus/useBrokenLinks`. */
export const useBrokenLinks = () => ({
  collectAnchor: (id: string): void => void collectedAnchors.push(id),
  collectLink: (): void => undefined,
});

interface LinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Stands in for `@docusaurus/Link`. */
export function Link({ to, className, children }: LinkProps): ReactNode {
  return (
    <a href={to} className={className}>
      {children}
    </a>
  );
}
