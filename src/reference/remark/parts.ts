import type { PhrasingContent, RootContent } from 'mdast';
import { fact, facts, type FactsProps } from '../blocks/facts';
import { referenceSection, type ReferenceSectionProps } from '../blocks/reference-block';

/** Content of a list item or of a fact. */
export type Content = readonly (RootContent | PhrasingContent)[];

/** Facts by their terms; those without content are left out. */
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

/** A part of an operation or an event under its own heading; nothing when it would be empty. */
export const section = (
  title: string,
  content: readonly RootContent[],
  look: Omit<ReferenceSectionProps, 'title'> = {},
): readonly RootContent[] =>
  content.length === 0 ? [] : [referenceSection({ title, ...look }, content)];

/** A short part, beside its heading where there is room. */
export const lineSection = (title: string, content: readonly RootContent[]) =>
  section(title, content, { inLine: true });

/** More would be a wall beside the title of what holds them all. */
const MOST_CHARACTERS = 480;

/** Names in a line, as many as there is room for: `AD, AE, … and 240 more`. */
export function namesNote(names: readonly string[]): string {
  const whole = names.join(', ');
  if (whole.length <= MOST_CHARACTERS) return whole;
  const shown = whole.slice(0, MOST_CHARACTERS).split(', ').slice(0, -1);
  return `${shown.join(', ')} and ${names.length - shown.length} more`;
}
