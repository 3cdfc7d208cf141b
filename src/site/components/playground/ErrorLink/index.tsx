import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { asObject, asText } from '@site/src/reference/contract/json';
import { jsonOf } from '@site/src/reference/contract/http/parse-json';
import styles from './styles.module.css';

interface Props {
  /** Body of an answer: a problem (RFC 9457) whose `type` may be a page of this site. */
  readonly body: string;
}

/** Links an error to the part of this site that explains its cause and fix. */
export default function ErrorLink({ body }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { type, code } = asObject(jsonOf(body));
  if (typeof type !== 'string' || !URL.canParse(type)) return null;
  const { pathname, hash } = new URL(type);
  if (!pathname.startsWith(baseUrl) || hash === '') return null;
  return (
    <p className={styles.link}>
      <Link to={pathname + hash}>Cause and fix of {asText(code) ?? 'this error'}</Link>
    </p>
  );
}
