import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import type { EndpointProps } from '../../../reference/blocks/endpoint';
import { pathText } from '../breakable';
import CopyButton from '../CopyButton';
import MethodBadge from '../MethodBadge';
import styles from './styles.module.css';

/** Returns the path of a base URL. The host is shown at the head of the page. */
const pathOf = (base: string): string => base.replace(/^https?:\/\/[^/]+/, '');

/** Method and path of an operation, with highlighted path parameters. */
export default function Endpoint(props: EndpointProps): ReactNode {
  const { method, base, path, deprecated = false, tryIt, part } = props;
  const page = useLocation().pathname.replace(/\/$/, '');
  return (
    <div className={styles.endpoint}>
      <MethodBadge method={method} />{' '}
      <code className={styles.address}>
        {pathOf(base)}
        {path.split(/(\{[^}]+\})/).map((part, index) =>
          // Odd items are the parameters that the pattern captures.
          index % 2 === 1 ? (
            <var key={index}>{part}</var>
          ) : (
            <Fragment key={index}>{pathText(part, path)}</Fragment>
          ),
        )}
      </code>{' '}
      {deprecated && <strong className={styles.deprecated}>Deprecated </strong>}
      {tryIt !== undefined && (
        <Link className={styles.tryIt ?? ''} to={tryIt} aria-label={`Try it: ${method} ${path}`}>
          Try it
        </Link>
      )}
      <CopyButton text={() => base + path} what="the full address" />
      {part !== undefined && (
        <CopyButton from={`${page}/${part}.md`} what={`${method} ${path} for an assistant`} />
      )}
    </div>
  );
}
