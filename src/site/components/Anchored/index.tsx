import type { PropsWithChildren, ReactNode } from 'react';
import type { AnchoredProps } from '../../../reference/blocks/anchored';
import HashLink, { useAnchor } from '../HashLink';

/** A piece of text that can be linked to, where a heading would say too much. */
export default function Anchored({
  id,
  name,
  children,
}: PropsWithChildren<AnchoredProps>): ReactNode {
  useAnchor(id);
  return (
    <span id={id}>
      {children} <HashLink id={id} name={name} />
    </span>
  );
}
