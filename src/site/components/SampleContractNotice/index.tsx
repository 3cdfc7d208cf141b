import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { SampleContractNoticeProps } from '../../../reference/blocks/sample-contract-notice';
import styles from './styles.module.css';

const MEANING = '/markdown-page#sample-contract';

interface Props extends SampleContractNoticeProps {
  /** Titles of the sets that are samples, if the site has other sets as well. */
  readonly of?: string | undefined;
}

/** States that the API described on the page is a sample contract: unmissable, but quiet. */
export default function SampleContractNotice({ compact, of }: Props): ReactNode {
  if (compact) {
    return (
      <p className={styles.compact}>
        <strong className={styles.tag}>Sample contract</strong>{' '}
        <span>
          Hosts and figures are illustrative. <Link to={MEANING}>What this means</Link>
        </span>
      </p>
    );
  }
  return (
    <aside className={styles.notice} aria-label="Sample contract">
      <strong className={styles.tag}>Sample contract</strong>
      <p>
        {of === undefined ? 'The API described here' : `The API of ${of}`} is a sample contract.
        Hosts use reserved names, and fees, limits and timings are illustrative: they are not an
        offer, and no request to these hosts reaches a live system.{' '}
        <Link to={MEANING}>What a sample contract means</Link>
      </p>
    </aside>
  );
}
