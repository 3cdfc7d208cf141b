import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the playground with a title. */
export default function Panel({ title, actions, children }: Props): ReactNode {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

interface ButtonProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A secondary action of the playground. */
export function Action({ onClick, children }: ButtonProps): ReactNode {
  return (
    <button type="button" className={styles.action} onClick={onClick}>
      {children}
    </button>
  );
}
