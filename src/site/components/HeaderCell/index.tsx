import type { ComponentProps, ReactNode } from 'react';

/** A header cell. The empty corner above row names is a plain cell. */
export default function HeaderCell({ children, ...props }: ComponentProps<'th'>): ReactNode {
  return children === undefined ? <td {...props} /> : <th {...props}>{children}</th>;
}
