import {
  createContext,
  useContext,
  useEffect,
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
import { Choice } from '../FormField';
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

const optionsOf = (all: string, options: ChangeEntriesProps['topics']) => [
  {
    options: [
      { value: '', label: all },
      ...options.map(({ name, title }) => ({ value: name, label: title })),
    ],
  },
];

/**
 * The entries of a change log, with a filter by topic and type that is kept in the address. Without
 * JavaScript and in print, every entry is shown.
 */
export default function ChangeEntries({
  entries,
  topics,
  children,
}: PropsWithChildren<ChangeEntriesProps>): ReactNode {
  const [topicInAddress, setTopic] = useQueryString('topic');
  const [kindInAddress, setKind] = useQueryString('type');
  // The server renders without a query, so the first render in the browser must ignore it as well.
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
    // A link to an entry hidden by the filter shows it; choosing a filter drops the fragment.
    history.replace({ search: '', hash });
    requestAnimationFrame(() => target.scrollIntoView());
  }, [hash, history, chosen.topic, chosen.kind]);

  return (
    <ChosenContext.Provider value={chosen}>
      {entries.length > 1 && (
        <div className={styles.filter} role="group" aria-label="Filter of the entries">
          <Choice
            label="Topic"
            groups={optionsOf('All topics', topics)}
            value={chosen.topic}
            onChange={setTopic}
          />
          <Choice
            label="Type"
            groups={optionsOf(
              'All types',
              kinds.map((name) => ({ name, title: name })),
            )}
            value={chosen.kind}
            onChange={setKind}
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
