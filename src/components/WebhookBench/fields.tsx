import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Named {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface ChoiceProps extends Named {
  /** Values with their names. */
  readonly options: readonly (readonly [value: string, name: string])[];
}

/** One of several named values. */
export function Choice({ id, label, options, value, onChange }: ChoiceProps): ReactNode {
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
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface TextProps extends Named {
  readonly help?: string;
  /** One sentence that says how to correct the value. */
  readonly fault?: string | undefined;
  /** More than one line. */
  readonly rows?: number;
}

/** A text as it is sent, byte for byte. */
export function Text({ id, label, help, fault, rows, value, onChange }: TextProps): ReactNode {
  const described = [
    ...(fault === undefined ? [] : [`${id}fault`]),
    ...(help === undefined ? [] : [`${id}help`]),
  ].join(' ');
  const shared = {
    id,
    value,
    className: styles.input,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-invalid': fault !== undefined,
    'aria-describedby': described === '' ? undefined : described,
  } as const;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {rows === undefined ? (
        <input type="text" {...shared} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <textarea rows={rows} {...shared} onChange={(event) => onChange(event.target.value)} />
      )}
      {fault !== undefined && (
        <p id={`${id}fault`} className={styles.fault}>
          {fault}
        </p>
      )}
      {help !== undefined && (
        <p id={`${id}help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
