import { useId, type ReactNode } from 'react';
import HashLink, { useAnchor } from '../HashLink';
import StatusBadge from '../StatusBadge';
import type { Tone } from '../StatusBadge/tone';
import styles from './styles.module.css';

interface DiagramProps {
  /** Name of the drawing, `Lifecycle of a card`. */
  readonly label: string;
  /** The drawing in words. */
  readonly description: string;
  /** Content of the `<svg>`, drawn at build time: classes only, no colors. */
  readonly svg: string;
  /** Size in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** A lifecycle as a drawing; wide ones scroll inside. The table beside it says the same. */
export function StateDiagram({ label, description, svg, width, height }: DiagramProps): ReactNode {
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

interface StateNameProps {
  readonly id: string;
  readonly name: string;
  readonly tone: Tone;
}

/** A state in the table: its anchor and its name. */
export function StateName({ id, name, tone }: StateNameProps): ReactNode {
  useAnchor(id);
  return (
    <span id={id} className={styles.state}>
      <StatusBadge state={name} tone={tone} />
      <HashLink id={id} name={`state ${name}`} />
    </span>
  );
}

interface PartProps {
  readonly children: ReactNode;
}

export function StateMeaning({ children }: PartProps): ReactNode {
  return children;
}

export function StateMoves({ children }: PartProps): ReactNode {
  return <ul className={styles.moves}>{children}</ul>;
}

export function StateMove({ children }: PartProps): ReactNode {
  return <li>{children}</li>;
}
