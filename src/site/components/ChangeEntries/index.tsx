import {
  createContext,
  useContext,
  useEffect,
  useId,
  useSyncExternalStore,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import { useQueryString } from '@docusaurus/theme-common';
import { useHistory, useLocation } from '@docusaurus/router';
import type {
  ChangeEntriesProps,
  ChangeEntryProps,
} from '../../../reference/blocks/change-entries';
import { anchorTarget } from '../anchor-target';
import styles from './styles.module.css';

interface Chosen {
  /** Name of a topic; empty for all of them. */
  readonly topic: string;
  readonly kind: string;
}

const ALL: Chosen = { topic: '', kind: '' };
const ChosenContext = createContext(ALL);

const never = () => (): void => undefined;

const matches = ({ kind, topics }: ChangeEntryProps, chosen: Chosen): boolean =>
  (chosen.kind === '' || chosen.kind === kind) &&
  (chosen.topic === '' || topics.includes(chosen.topic));

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly options: ChangeEntriesProps['topics'];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, all, value, options, onChoose }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{all}</option>
        {options.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}

/**
 * The entries of a change log, with a filter by topic and type that is kept in the address. Without
 * JavaScript and on paper, every entry is shown.
 */
export default function ChangeEntries({
  entries,
  topics,
  children,
}: PropsWithChildren<ChangeEntriesProps>): ReactNode {
  const [topicInAddress, setTopic] = useQueryString('topic');
  const [kindInAddress, setKind] = useQueryString('type');
  // The server knows no query: the first render in the browser may not either.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const askedTopic = isHydrated ? topicInAddress : '';
  const askedKind = isHydrated ? kindInAddress : '';
  const history = useHistory();
  const { hash } = useLocation();
  const kinds = [...new Set(entries.map(({ kind }) => kind))].sort();
  const chosen: Chosen = {
    topic: topics.some(({ name }) => name === askedTopic) ? askedTopic : '',
    kind: kinds.includes(askedKind) ? askedKind : '',
  };
  const isFiltered = chosen.topic !== '' || chosen.kind !== '';
  const shown = entries.filter((entry) => matches(entry, chosen)).length;
  const showAll = (): void => {
    setTopic('');
    setKind('');
  };

  useEffect(() => {
    const target = anchorTarget(hash);
    if (!target?.closest('[data-filtered-out]')) return;
    // A link to an entry shows it, even if the filter hides it; choosing a filter drops the fragment.
    history.replace({ search: '', hash });
    requestAnimationFrame(() => target.scrollIntoView());
  }, [hash, history, chosen.topic, chosen.kind]);

  return (
    <ChosenContext.Provider value={chosen}>
      {entries.length > 1 && (
        <div className={styles.filter} role="group" aria-label="Filter of the entries">
          <Choice
            label="Topic"
            all="All topics"
            value={chosen.topic}
            options={topics}
            onChoose={setTopic}
          />
          <Choice
            label="Type"
            all="All types"
            value={chosen.kind}
            options={kinds.map((name) => ({ name, title: name }))}
            onChoose={setKind}
          />
          <p className={styles.count} role="status">
            {shown} of {entries.length} entries
          </p>
          {isFiltered && (
            <button type="button" className={styles.all} onClick={showAll}>
              Show all
            </button>
          )}
        </div>
      )}
      {children}
    </ChosenContext.Provider>
  );
}

export function ChangeEntry({
  kind,
  topics,
  children,
}: PropsWithChildren<ChangeEntryProps>): ReactNode {
  const isHidden = !matches({ kind, topics }, useContext(ChosenContext));
  return (
    <div
      className={clsx(styles.entry, isHidden && styles.out)}
      data-filtered-out={isHidden ? '' : undefined}
    >
      {children}
    </div>
  );
}
