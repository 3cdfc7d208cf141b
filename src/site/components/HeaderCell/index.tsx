import type { ComponentProps, ReactNode } from 'react';

/** A header cell; the corner above row names, which says nothing, heads nothing either. */
export default function HeaderCell({ children, ...props }: ComponentProps<'th'>): ReactNode {
  return children === undefined ? <td {...props} /> : <th {...props}>{children}</th>;
}
