import type { ReactNode } from 'react';

/** Anchors registered by the components under test. */
export const collectedAnchors: string[] = [];

/** Replaces `@docusaurus/useBrokenLinks` in tests. */
export const useBrokenLinks = () => ({
  collectAnchor: (id: string): void => void collectedAnchors.push(id),
  collectLink: (): void => undefined,
});

interface LinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Replaces `@docusaurus/Link` in tests. */
export function Link({ to, className, children }: LinkProps): ReactNode {
  return (
    <a href={to} className={className}>
      {children}
    </a>
  );
}
