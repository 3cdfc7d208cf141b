import type { ReactNode } from 'react';

interface Props {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly className: string | undefined;
}

/** HTTP headers as a list of names and values. */
export default function Headers({ headers, className }: Props): ReactNode {
  return (
    <dl className={className}>
      {headers.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
