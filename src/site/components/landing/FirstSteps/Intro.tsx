import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { StepsIntro } from '@site/src/site/set';

interface Props extends StepsIntro {
  readonly set: string;
}

/** A sentence whose first words link to a page of the set. */
export const Intro = ({ set, page, title, text }: Props): ReactNode => (
  <>
    <Link to={`/${set}/${page}`}>{title}</Link> {text}
  </>
);
