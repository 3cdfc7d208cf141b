import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { ExampleProps, Unlike } from '../../../reference/blocks/example';
import { textOf } from '../../../reference/contract/json';
import { jsonText } from '../../../reference/contract/numeral';
import CodeText from '../CodeText';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

interface UnlikeProps extends Unlike {
  readonly of: string;
  /** The whole example. */
  readonly children: ReactNode;
}

/** An example of the page's object: its differences, and the whole example on demand. */
function Differing(props: UnlikeProps): ReactNode {
  const { of, title, href, member, differs, lacks, children } = props;
  const isSame = member === undefined && differs === undefined && lacks === undefined;
  const subject =
    member === undefined ? (
      'As'
    ) : (
      <>
        <code>{member}</code> as
      </>
    );
  const without = lacks && (
    <>
      {', without '}
      <code>{lacks.join(', ')}</code>
    </>
  );
  return (
    <>
      <p className={styles.unlike}>
        {subject} in the example of <Link to={href}>{title}</Link>
        {without}
        {differs === undefined ? '.' : ', except:'}
      </p>
      {differs !== undefined && (
        <CodeText
          code={jsonText(differs, 2)}
          language="json"
          label={`Example in JSON: special in ${of}`}
          wraps
        />
      )}
      {!isSame && (
        <details className={styles.whole}>
          <summary className={styles.title}>Whole example</summary>
          {children}
        </details>
      )}
    </>
  );
}

/** An example of a message with its title; a long example scrolls inside its box. */
export default function Example(props: ExampleProps): ReactNode {
  const { title, value, language = 'json', closed = false, object } = props;
  const code = language === 'json' ? jsonText(value, 2) : textOf(value);
  const label = `Example${language === 'json' ? ' in JSON' : ''}: ${title}`;
  const body = <CodeText code={code} language={language} label={label} wraps />;
  if (closed) {
    return (
      <details className={styles.example}>
        <summary className={styles.title}>{title}</summary>
        {body}
      </details>
    );
  }
  return (
    <div className={styles.example}>
      <div className={clsx(styles.bar, styles.title)}>
        {title}
        <CopyButton text={() => code} what={`example: ${title}`} />
      </div>
      {object === undefined ? (
        body
      ) : (
        <Differing {...object} of={title}>
          {body}
        </Differing>
      )}
    </div>
  );
}
