import type { PropsWithChildren, ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {
  FieldGroupProps,
  FieldProps,
  FieldValueLinksProps,
  FieldValueProps,
  FieldVariantsProps,
  OfFieldProps,
} from '../../../reference/blocks/fields';
import { useAnchor } from '../HashLink';
import styles from './styles.module.css';

export default function Fields({ children }: PropsWithChildren): ReactNode {
  return <ul className={styles.fields}>{children}</ul>;
}

/** One field: name, type and marks in a line, then meaning, limits and an example. */
export function Field(props: PropsWithChildren<FieldProps>): ReactNode {
  const { id, name, type, required = false, unit, marks = [], limits, example, children } = props;
  useAnchor(id);
  const typeAndUnit = unit === undefined ? type : `${type}, ${unit}`;
  const facts = [limits, example === undefined ? undefined : `Example: ${example}`].filter(Boolean);
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
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
    </li>
  );
}

/** Nested fields, folded unless they are shallow. */
export function FieldGroup(props: PropsWithChildren<FieldGroupProps>): ReactNode {
  const { title, open = false, children } = props;
  return (
    <details className={styles.group} open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

export function FieldVariants(props: PropsWithChildren<FieldVariantsProps>): ReactNode {
  const { field, mayCombine = false, children } = props;
  return (
    <div className={styles.variants} role="group" aria-label={`Alternatives of ${field}`}>
      <p className={styles.one}>{mayCombine ? 'One or more of:' : 'One of:'}</p>
      {children}
    </div>
  );
}

export function FieldValues({ field, children }: PropsWithChildren<OfFieldProps>): ReactNode {
  return (
    <dl className={styles.values} aria-label={`Values of ${field}`}>
      {children}
    </dl>
  );
}

export function FieldValue({ value, children }: PropsWithChildren<FieldValueProps>): ReactNode {
  return (
    <>
      <dt>{value}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Values that link to their explanation, in one line. */
export function FieldValueLinks({ values }: FieldValueLinksProps): ReactNode {
  return (
    <p className={styles.links}>
      {values.map(({ value, href }) => (
        <Link key={value} to={href}>
          {value}
        </Link>
      ))}
    </p>
  );
}

export function PresentWhen({ children }: PropsWithChildren): ReactNode {
  return <div className={styles.presence}>Present when: {children}</div>;
}
