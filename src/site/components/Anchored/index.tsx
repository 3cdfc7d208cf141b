import type { ReactNode } from 'react';
import HashLink, { useAnchor } from '../HashLink';

interface Props {
  /** Anchor, unique on the page. */
  readonly id: string;
  /** What it names, in words that can be said aloud. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A piece of text that can be linked to, where a heading would say too much. */
export default function Anchored({ id, name, children }: Props): ReactNode {
  useAnchor(id);
  return (
    <span id={id}>
      {children} <HashLink id={id} name={name} />
    </span>
  );
}
