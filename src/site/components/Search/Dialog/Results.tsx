import type { ReactNode } from 'react';
import type { PageHits, ShownHit } from '../../../../reference/search/answer';
import type { TextPiece } from '../../../../reference/search/highlight';
import { isPlainClick } from '../clicks';
import type { Opening } from './opening';
import styles from './styles.module.css';

const Marked = ({ pieces }: { readonly pieces: readonly TextPiece[] }): ReactNode =>
  pieces.map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text));

/** Id of the option at a position of a list. */
export const optionId = (listId: string, position: number): string => `${listId}-${position}`;

interface OptionProps {
  readonly id: string;
  readonly hit: ShownHit;
  readonly isActive: boolean;
  readonly opening: Opening;
}

function Option({ id, hit, isActive, opening }: OptionProps): ReactNode {
  const { title, name, place, excerpt } = hit;
  return (
    <a
      id={id}
      className={styles.option}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={opening.urlOf(hit)}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (!isPlainClick(event)) {
          opening.leave(hit);
          return;
        }
        event.preventDefault();
        opening.here(hit);
      }}
      onAuxClick={() => opening.leave(hit)}
      onContextMenu={() => opening.leave(hit)}
    >
      <span className={styles.title}>
        <Marked pieces={title} />
      </span>{' '}
      {name.length > 0 && (
        <span className={styles.name}>
          <Marked pieces={name} />
        </span>
      )}{' '}
      <span className={styles.excerpt}>
        {place}
        {place !== '' && excerpt.length > 0 && ' · '}
        <Marked pieces={excerpt} />
      </span>
    </a>
  );
}

interface ResultsProps {
  readonly id: string;
  readonly label: string;
  readonly pages: readonly PageHits[];
  /** The hits of all pages, in order. */
  readonly hits: readonly ShownHit[];
  readonly setTitles: Readonly<Record<string, string>>;
  readonly active: number;
  readonly opening: Opening;
}

/** The hits below the titles of their pages. */
export function Results(props: ResultsProps): ReactNode {
  const { id, label, pages, hits, setTitles, active, opening } = props;
  return (
    <div id={id} className={styles.list} role="listbox" aria-label={label}>
      {pages.map(({ page, title, set, hits: ofPage }, index) => (
        <div key={page} role="group" aria-labelledby={`${id}-page-${index}`}>
          <div id={`${id}-page-${index}`} className={styles.page}>
            {title} <span className={styles.set}>{setTitles[set] ?? set}</span>
          </div>
          {ofPage.map((hit) => {
            const position = hits.indexOf(hit);
            return (
              <Option
                key={hit.path}
                id={optionId(id, position)}
                isActive={position === active}
                {...{ hit, opening }}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
