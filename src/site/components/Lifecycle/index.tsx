import { useId, useState, type PropsWithChildren, type ReactNode } from 'react';
import type {
  StateDiagramProps,
  StateMovesProps,
  StateNameProps,
} from '../../../reference/blocks/lifecycle';
import Fold from '../Fold';
import HashLink, { Anchor } from '../HashLink';
import StatusBadge from '../StatusBadge';
import styles from './styles.module.css';

/** Opens the dialog when its element is mounted. */
const showModal = (dialog: HTMLDialogElement | null): void => dialog?.showModal();

/**
 * A lifecycle as a drawing that fits its column; phones can open it large. The table beside it has
 * the same content.
 */
export function StateDiagram(props: StateDiagramProps): ReactNode {
  const { object, description, svg, width, height } = props;
  const label = `Lifecycle of ${object}`;
  const id = useId();
  const [isLarge, setLarge] = useState(false);
  const drawing = (
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
  );
  const scrollRegion = { role: 'group', 'aria-label': label, tabIndex: 0 } as const;
  return (
    <figure className={styles.figure}>
      <div className={styles.box}>{drawing}</div>
      <button type="button" className={styles.enlarge} onClick={() => setLarge(true)}>
        Open large
      </button>
      {isLarge && (
        <dialog
          ref={showModal}
          className={styles.large}
          aria-label={label}
          onClose={() => setLarge(false)}
        >
          <button
            type="button"
            className={styles.close}
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            Close
          </button>
          <div className={styles.scroll} {...scrollRegion}>
            {drawing}
          </div>
        </dialog>
      )}
      <figcaption id={id} className={styles.caption}>
        {description} Solid line: your call. Dashed line: the user, the provider or the network.
      </figcaption>
    </figure>
  );
}

/** A state in the table: its anchor and name. */
export function StateName({ id, name, tone }: StateNameProps): ReactNode {
  return (
    <>
      <Anchor id={id} className={styles.state}>
        <StatusBadge state={name} tone={tone} />
        <HashLink id={id} name={`state ${name}`} />
      </Anchor>{' '}
    </>
  );
}

export function StateMoves({ to, children }: PropsWithChildren<StateMovesProps>): ReactNode {
  return (
    <Fold title="To" note={to}>
      <ul className={styles.moves}>{children}</ul>
    </Fold>
  );
}

export function StateMove({ children }: PropsWithChildren): ReactNode {
  return <li>{children}</li>;
}
