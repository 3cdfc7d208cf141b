import type { PhrasingContent, RootContent } from 'mdast';
import { fact, facts, type FactsProps } from '../blocks/facts';
import { referenceSection, type ReferenceSectionProps } from '../blocks/reference-block';

/** The content of a list item or a fact. */
export type Content = readonly (RootContent | PhrasingContent)[];

/** Facts by term; terms without content are left out. */
export const factList = (
  contents: Readonly<Record<string, Content>>,
  props: FactsProps = {},
): RootContent =>
  facts(
    props,
    Object.entries(contents).flatMap(([term, content]) =>
      content.length === 0 ? [] : [fact({ term }, content)],
    ),
  );

/** A part of an operation or an event under its own heading; left out if it is empty. */
export const section = (
  title: string,
  content: readonly RootContent[],
  look: Omit<ReferenceSectionProps, 'title'> = {},
): readonly RootContent[] =>
  content.length === 0 ? [] : [referenceSection({ title, ...look }, content)];

/** A short part, which is shown beside its heading if there is room. */
export const lineSection = (title: string, content: readonly RootContent[]) =>
  section(title, content, { inLine: true });

/** The maximum length of a list of names beside a title; longer lists are hard to read. */
const MOST_CHARACTERS = 480;

/** Names in one line, as many as fit: `AD, AE, … and 240 more`. */
export function namesNote(names: readonly string[]): string {
  const whole = names.join(', ');
  if (whole.length <= MOST_CHARACTERS) return whole;
  const shown = whole.slice(0, MOST_CHARACTERS).split(', ').slice(0, -1);
  return `${shown.join(', ')} and ${names.length - shown.length} more`;
}
