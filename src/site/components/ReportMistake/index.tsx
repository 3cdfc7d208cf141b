import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useProduct } from '@site/src/site/components/useProduct';

/** Where a reader reports a mistake: the repository when one is configured, the partner manager otherwise. */
export default function ReportMistake(): ReactNode {
  const { repositoryUrl } = useProduct();
  if (repositoryUrl === '') {
    return (
      <p>
        Tell your partner manager which page and which sentence is wrong, and what you saw instead.
        The address of the heading helps: select the <code>#</code> beside it and copy the address.
      </p>
    );
  }
  return (
    <p>
      <Link to={`${repositoryUrl}/issues/new`}>Open an issue in the repository</Link> and say which
      page and which sentence is wrong, and what you saw instead. The address of the heading helps:
      select the <code>#</code> beside it and copy the address.
    </p>
  );
}
