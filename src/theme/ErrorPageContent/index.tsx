import type { ReactNode } from 'react';
import type { Props } from '@theme/Error';
import CrashPage from '../../site/components/CrashPage';

/** Fallback of the layout's error boundary; navbar and footer stay visible. */
export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  return <CrashPage error={error} tryAgain={tryAgain} />;
}
