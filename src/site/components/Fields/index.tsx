import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useAnchor } from '../HashLink';
import styles from './styles.module.css';

interface PartProps {
  readonly children: ReactNode;
}

export function Fields({ children }: PartProps): ReactNode {
  return <ul className={styles.fields}>{children}</ul>;
}

interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly required?: boolean;
  readonly nullable?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly deprecated?: boolean;
  readonly unit?: string;
  /** What a value has to keep to, in words. */
  readonly limits?: string;
  readonly example?: string;
  /** Description and what is nested. */
  readonly children?: ReactNode;
}

const MARKS = [
  ['nullable', 'nullable'],
  ['readOnly', 'read-only'],
  ['writeOnly', 'write-only'],
  ['deprecated', 'deprecated'],
] as const;

/** One field: name, type and marks in a line, then meaning, limits and an example. */
export function Field(props: FieldProps): ReactNode {
  const { id, name, type, required = false, unit, limits, example, children } = props;
  useAnchor(id);
  const marks = MARKS.filter(([prop]) => props[prop]).map(([, mark]) => mark);
  const typeAndUnit = unit === undefined ? type : `${type}, ${unit}`;
  const facts = [limits, example === undefined ? undefined : `Example: ${example}`];
  return (
    <li id={id} className={styles.field}>
      <p className={styles.head}>
        <a
          href={`#${id}`}
          className={clsx(styles.name, required && styles.required)}
          aria-label={`${name}, link to this field`}
        >
          {name}
        </a>{' '}
        {[...(required ? ['required'] : []), typeAndUnit, ...marks].join(' · ')}
      </p>
      {children}
      {(limits !== undefined || example !== undefined) && (
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      )}
    </li>
  );
}

interface GroupProps extends PartProps {
  readonly title: string;
  readonly open?: boolean;
}

/** Nested fields; shallow ones stand open. */
export function FieldGroup({ title, open = false, children }: GroupProps): ReactNode {
  return (
    <details className={styles.group} open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

interface OfProps extends PartProps {
  /** Name of the field that the values or the alternatives belong to. */
  readonly of: string;
}

export function FieldVariants({ of, children }: OfProps): ReactNode {
  return (
    <div className={styles.variants} role="group" aria-label={`Alternatives of ${of}`}>
      <p className={styles.one}>One of:</p>
      {children}
    </div>
  );
}

interface ValuesProps extends OfProps {
  /** The values are links to their explanation, in one line. */
  readonly links?: boolean;
}

export function FieldValues({ of, links = false, children }: ValuesProps): ReactNode {
  return links ? (
    <p className={styles.links}>{children}</p>
  ) : (
    <dl className={styles.values} aria-label={`Values of ${of}`}>
      {children}
    </dl>
  );
}

interface ValueProps {
  readonly value: string;
  readonly href?: string;
  readonly children?: ReactNode;
}

export function FieldValue({ value, href, children }: ValueProps): ReactNode {
  if (href !== undefined) return <Link to={href}>{value}</Link>;
  return (
    <>
      <dt>{value}</dt>
      <dd>{children}</dd>
    </>
  );
}

export function PresentWhen({ children }: PartProps): ReactNode {
  return <div className={styles.presence}>Present when: {children}</div>;
}
