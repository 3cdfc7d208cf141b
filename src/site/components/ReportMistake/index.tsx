import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useProduct } from '@site/src/site/components/useProduct';

interface Props {
  /** How to report a mistake without the repository. */
  readonly children: ReactNode;
}

/** How to report a mistake: in the repository, if one is configured, or as the page describes. */
export default function ReportMistake({ children }: Props): ReactNode {
  const { repositoryUrl } = useProduct();
  return (
    <>
      {repositoryUrl !== '' && (
        <p>
          <Link to={`${repositoryUrl}/issues/new`}>Open an issue in the repository</Link>, or:
        </p>
      )}
      {children}
    </>
  );
}
