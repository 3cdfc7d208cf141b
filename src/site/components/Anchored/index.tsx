import type { PropsWithChildren, ReactNode } from 'react';
import type { AnchoredProps } from '../../../reference/blocks/anchored';
import HashLink, { Anchor } from '../HashLink';

/** A piece of text with an anchor, for places where a heading would be too much. */
export default function Anchored({
  id,
  name,
  children,
}: PropsWithChildren<AnchoredProps>): ReactNode {
  return (
    <Anchor id={id}>
      {children} <HashLink id={id} name={name} />
    </Anchor>
  );
}
