import type { ReactNode } from 'react';
import type { Props } from '@theme/Error';
import CrashPage from '../../site/components/CrashPage';

/** Fallback of the root error boundary, outside every React context of the site. */
export default function ErrorFallback({ error, tryAgain }: Props): ReactNode {
  return <CrashPage error={error} tryAgain={tryAgain} />;
}
