import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { ErrorBoundaryError } from '@docusaurus/theme-common';
import styles from './styles.module.css';

export interface CrashPageProps {
  readonly error: Error;
  /** Renders the crashed part again. */
  readonly tryAgain: () => void;
}

/** Replaces a part of the site that threw during rendering. */
export default function CrashPage({ error, tryAgain }: CrashPageProps): ReactNode {
  return (
    <main className={styles.page}>
      <Head>
        <title>Page Error</title>
      </Head>
      <h1>This page crashed.</h1>
      <p>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          Try again
        </button>
      </p>
      <div role="alert">
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
