import type { PropsWithChildren, ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {
  FieldProps,
  FieldValueLinksProps,
  FieldValueProps,
  FieldValuesProps,
  FieldVariantsProps,
} from '../../../reference/blocks/fields';
import Fold from '../Fold';
import { useAnchor } from '../HashLink';
import styles from './styles.module.css';

export default function Fields({ children }: PropsWithChildren): ReactNode {
  return <ul className={styles.fields}>{children}</ul>;
}

/** One field: name, type and marks on a line, then its meaning, limits and an example. */
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
        </a>
        {` ${[...(required ? ['required'] : []), typeAndUnit, ...marks].join(' · ')}`}
        {facts.length > 0 && <span className={styles.facts}>{` · ${facts.join(' · ')}`}</span>}
      </p>
      {children}
    </li>
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

export function FieldValues(props: PropsWithChildren<FieldValuesProps>): ReactNode {
  const { field, note, children } = props;
  const list = (
    <dl className={styles.values} aria-label={`Values of ${field}`}>
      {children}
    </dl>
  );
  if (note === undefined) return list;
  return (
    <Fold title="Values" note={note}>
      {list}
    </Fold>
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

/** Values on one line that link to their explanations. */
export function FieldValueLinks({ values }: FieldValueLinksProps): ReactNode {
  return (
    <p className={styles.links}>
      {values.flatMap(({ value, href }) => [
        <Link key={value} to={href}>
          {value}
        </Link>,
        ' ',
      ])}
    </p>
  );
}

export function PresentWhen({ children }: PropsWithChildren): ReactNode {
  return <div className={styles.presence}>Present when: {children}</div>;
}
