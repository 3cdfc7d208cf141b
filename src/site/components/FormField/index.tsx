import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Looks of a text field or a list, for a control with markup of its own inside `Labeled`. */
export const inputClass: string = styles.input ?? '';

/** Fields beside each other where there is room. */
export function FieldGrid({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.grid}>{children}</div>;
}

interface Explained {
  readonly help?: string;
  /** One sentence that says how to correct the value. */
  readonly fault?: string | undefined;
}

interface Frame extends Explained {
  /** Identifier of the control. */
  readonly id: string;
  readonly label: ReactNode;
}

/** Identifiers of the texts below a control, for its `aria-describedby`. */
function describedBy({ id, help, fault }: Explained & { readonly id: string }) {
  const ids = [
    ...(fault === undefined ? [] : [`${id}fault`]),
    ...(help === undefined ? [] : [`${id}help`]),
  ];
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** A control with its name above it; what is wrong and what it is about, below. */
export function Labeled({
  id,
  label,
  help,
  fault,
  children,
}: Frame & { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
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

interface Control extends Frame {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface TextProps extends Control {
  /** An amount, or a text that counts byte for byte. */
  readonly kind: 'amount' | 'code';
  /** More than one line. */
  readonly rows?: number;
  /** Values to choose from; others can be typed as well. */
  readonly choices?: readonly string[];
  readonly placeholder?: string;
  /** Hides what is typed. */
  readonly secret?: boolean;
  /** Place of the request that the field holds, as problems name it: `path.cardId`. */
  readonly at?: string | undefined;
}

/** A text as it is typed, with what is wrong about it. */
export function TextField(props: TextProps): ReactNode {
  const { id, fault, kind, rows, value, onChange, choices = [], secret = false } = props;
  const shared = {
    id,
    value,
    'data-at': props.at,
    placeholder: props.placeholder,
    className: clsx(styles.input, styles[kind]),
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    inputMode: kind === 'amount' ? 'decimal' : 'text',
    'aria-invalid': fault !== undefined,
    'aria-describedby': describedBy(props),
  } as const;
  return (
    <Labeled {...props}>
      {rows === undefined ? (
        <input
          type={secret ? 'password' : 'text'}
          list={choices.length > 0 ? `${id}choices` : undefined}
          {...shared}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <textarea rows={rows} {...shared} onChange={(event) => onChange(event.target.value)} />
      )}
      {choices.length > 0 && (
        <datalist id={`${id}choices`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </Labeled>
  );
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface ChoiceProps extends Control {
  /** Options, in groups where they have a title. One group alone needs none. */
  readonly groups: readonly { readonly title?: string; readonly options: readonly Option[] }[];
}

const optionsOf = (options: readonly Option[]): ReactNode =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** One of several named values. */
export function Choice(props: ChoiceProps): ReactNode {
  const { id, groups, value, onChange } = props;
  return (
    <Labeled {...props}>
      <select
        id={id}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {groups.map(({ title, options }) =>
          groups.length === 1 || title === undefined ? (
            optionsOf(options)
          ) : (
            <optgroup key={title} label={title}>
              {optionsOf(options)}
            </optgroup>
          ),
        )}
      </select>
    </Labeled>
  );
}
