import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly id: string;
  readonly label: string;
  /** Groups of options; the title is left out where there is one group alone. */
  readonly groups: readonly { readonly title: string; readonly options: readonly Option[] }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const optionsOf = (options: readonly Option[]): ReactNode =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** One of several named values. */
export default function Choice({ id, label, groups, value, onChange }: Props): ReactNode {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {groups.map(({ title, options }) =>
          groups.length === 1 ? (
            optionsOf(options)
          ) : (
            <optgroup key={title} label={title}>
              {optionsOf(options)}
            </optgroup>
          ),
        )}
      </select>
    </div>
  );
}
