import { useId, type PropsWithChildren, type ReactNode } from 'react';
import type { StateDiagramProps, StateNameProps } from '../../../reference/blocks/lifecycle';
import HashLink, { Anchor } from '../HashLink';
import StatusBadge from '../StatusBadge';
import styles from './styles.module.css';

/** A lifecycle as a drawing; a wide one scrolls inside its box. The table beside it says the same. */
export function StateDiagram(props: StateDiagramProps): ReactNode {
  const { label, description, svg, width, height } = props;
  const id = useId();
  const scrollRegion = { role: 'group', 'aria-label': label, tabIndex: 0 } as const;
  return (
    <figure className={styles.figure}>
      <div className={styles.scroll} {...scrollRegion}>
        <svg
          className={styles.diagram}
          role="img"
          aria-label={label}
          aria-describedby={id}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      </div>
      <figcaption id={id} className={styles.caption}>
        {description}{' '}
        <span className={styles.legend}>
          Solid line: your call. Dashed line: the user, the provider or the network.
        </span>
      </figcaption>
    </figure>
  );
}

/** A state in the table: its anchor and its name. */
export function StateName({ id, name, tone }: StateNameProps): ReactNode {
  return (
    <Anchor id={id} className={styles.state}>
      <StatusBadge state={name} tone={tone} />
      <HashLink id={id} name={`state ${name}`} />
    </Anchor>
  );
}

export function StateMoves({ children }: PropsWithChildren): ReactNode {
  return <ul className={styles.moves}>{children}</ul>;
}

export function StateMove({ children }: PropsWithChildren): ReactNode {
  return <li>{children}</li>;
}
