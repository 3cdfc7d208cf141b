import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly value: string;
  /** One sentence that says how to correct the value. */
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}

/** An amount as typed, with what is wrong about it. */
export default function Field({ id, label, help, value, fault, onChange }: Props): ReactNode {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? `${id}help` : `${id}fault ${id}help`}
        onChange={(event) => onChange(event.target.value)}
      />
      {fault !== undefined && (
        <p id={`${id}fault`} className={styles.fault}>
          {fault}
        </p>
      )}
      <p id={`${id}help`} className={styles.help}>
        {help}
      </p>
    </div>
  );
}
