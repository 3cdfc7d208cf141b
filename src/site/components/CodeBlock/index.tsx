import { useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Region from '../CodeText/Region';
import CopyButton from '../CopyButton';
import WrapButton from '../WrapButton';
import styles from './styles.module.css';

interface Props {
  /** The code, colored when the site was built (src/reference/remark/code.ts). */
  readonly children?: ReactNode;
  /** Class of a fence with its language: `language-json`. */
  readonly className?: string;
  /** Title of the block, such as `worker.js`; defaults to its language. */
  readonly title?: ReactNode;
}

/** A code block between the paragraphs of a page. */
export default function CodeBlock({ children, className = '', title }: Props): ReactNode {
  const [wraps, setWraps] = useState(false);
  const code = useRef<HTMLElement>(null);
  const language = /language-([\w-]+)/.exec(className)?.[1] ?? 'text';
  const name = typeof title === 'string' ? title : language;
  return (
    <div className={clsx('theme-code-block', styles.block)}>
      <div className={styles.bar}>
        <span>{title ?? language}</span>
        <span className={styles.buttons}>
          <WrapButton wraps={wraps} onChange={setWraps} what={`code: ${name}`} />
          <CopyButton
            text={() => code.current?.textContent.replace(/\n$/, '') ?? ''}
            what={`code: ${name}`}
          />
        </span>
      </div>
      <Region
        label={name === language ? `Code, ${language}` : `Code, ${language}: ${name}`}
        wraps={wraps}
        className="prism-code"
      >
        <code ref={code}>{children}</code>
      </Region>
    </div>
  );
}
