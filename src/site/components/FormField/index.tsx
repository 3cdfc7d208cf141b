import { useId, type PropsWithChildren, type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Class of a text field or a list, for a control with custom markup inside `Labeled`. */
export const inputClass: string = styles.input ?? '';

/** Fields side by side if there is room. */
export function FieldGrid({ children }: PropsWithChildren): ReactNode {
  return <div className={styles.grid}>{children}</div>;
}

interface Frame {
  readonly label: ReactNode;
  readonly help?: string;
  /** A sentence that explains how to correct the value. */
  readonly fault?: string | undefined;
}

/** Returns the ids of the texts below a control, for its `aria-describedby`. */
const describedBy = (id: string, { help, fault }: Frame): string | undefined =>
  clsx(fault !== undefined && `${id}fault`, help !== undefined && `${id}help`) || undefined;

/** A control with its label above it, and its fault and help text below. */
export function Labeled(props: PropsWithChildren<Frame & { id: string }>): ReactNode {
  const { id, label, help, fault, children } = props;
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
  /** An amount, or a text in which every character counts. */
  readonly kind: 'amount' | 'code';
  /** Number of lines; makes the field a text area. */
  readonly rows?: number | undefined;
  /** Suggested values; any other value can be typed. */
  readonly choices?: readonly string[];
  readonly placeholder?: string;
  /** Hides the typed text. */
  readonly secret?: boolean;
  /** Location of the field's value in the request, as problems name it: `path.cardId`. */
  readonly path?: string | undefined;
}

/** A text field, with the fault of its value. */
export function TextField(props: TextProps): ReactNode {
  const { fault, kind, rows, value, onChange, choices = [], secret = false } = props;
  const id = useId();
  const shared = {
    id,
    value,
    'data-at': props.path,
    placeholder: props.placeholder,
    className: clsx(styles.input, styles[kind]),
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    inputMode: kind === 'amount' ? 'decimal' : 'text',
    'aria-invalid': fault !== undefined,
    'aria-describedby': describedBy(id, props),
  } as const;
  return (
    <Labeled {...props} id={id}>
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

interface Option {
  readonly value: string;
  readonly label: string;
}

interface ChoiceProps extends Control {
  /** Options, in groups with titles. A single group needs no title. */
  readonly groups: readonly { readonly title?: string; readonly options: readonly Option[] }[];
}

const optionsOf = (options: readonly Option[]): ReactNode =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** A list from which one of several named values is chosen. */
export function Choice(props: ChoiceProps): ReactNode {
  const { groups, value, onChange } = props;
  const id = useId();
  return (
    <Labeled {...props} id={id}>
      <select
        id={id}
        className={styles.input}
        aria-describedby={describedBy(id, props)}
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
