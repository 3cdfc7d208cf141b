import type { ComponentProps, ReactNode } from 'react';

/** A header cell; the empty corner above row names is no header. */
export default function HeaderCell({ children, ...props }: ComponentProps<'th'>): ReactNode {
  return children === undefined ? <td {...props} /> : <th {...props}>{children}</th>;
}
