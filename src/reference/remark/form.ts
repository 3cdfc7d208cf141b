import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Element } from '../contract/page/elements';
import type { Place } from '../contract/model';
import type { Problem } from '../contract/problem';
import { hint, problemAt } from './problem';

/** The syntax of a tag in a page. */
export interface ElementForm {
  readonly name: string;
  /** The attributes: `text` takes any text, `flag` takes no value. Absent for a tag without any. */
  readonly attributes?: Readonly<Record<string, 'text' | 'flag'>>;
  /** At least one of these attributes is required. */
  readonly needs?: readonly string[];
  readonly example?: string;
}

const exampleOf = ({ name, example = `<${name} />` }: ElementForm): string => example;

/** Returns the value of an attribute, empty for a flag, or the problem with it. */
function readValue(
  form: ElementForm,
  { name, value }: MdxJsxAttribute,
  problem: ReturnType<typeof problemAt>,
): string | Problem {
  const { attributes = {} } = form;
  const takes = attributes[name];
  const shown = `\`${name}\` of <${form.name}>`;
  const rewrite = `write \`${exampleOf(form)}\``;
  if (takes === undefined) {
    const names = Object.keys(attributes);
    return problem(
      `<${form.name}> has no attribute \`${name}\``,
      names.length === 0 ? rewrite : hint(name, names),
    );
  }
  if (takes === 'flag') {
    if (value === null || value === undefined) return '';
    return problem(`${shown} takes no value`, `write \`${name}\` alone, or leave it out`);
  }
  if (typeof value !== 'string') return problem(`${shown} must be a plain string`, rewrite);
  if (value.trim() === '') return problem(`${shown} is empty`, rewrite);
  return value;
}

/** Reads the attributes of a tag that its form allows, and reports problems with the others. */
export function readAttributes(
  { attributes }: Element,
  form: ElementForm,
  place: Place,
): { readonly values: Readonly<Record<string, string>>; readonly problems: Problem[] } {
  const { name: element, needs = [] } = form;
  const problem = problemAt(place);
  const rewrite = `write \`${exampleOf(form)}\``;
  const values: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      problems.push(problem(`<${element}> takes no \`{…}\` in place of attributes`, rewrite));
      continue;
    }
    const { name } = attribute;
    if (name in values) {
      problems.push(problem(`\`${name}\` of <${element}> is given twice`, 'delete one of the two'));
      continue;
    }
    const value = readValue(form, attribute, problem);
    if (typeof value === 'object') problems.push(value);
    else values[name] = value;
  }
  if (problems.length === 0 && needs.length > 0 && !needs.some((name) => name in values)) {
    const names = needs.map((name) => `\`${name}\``).join(' or ');
    problems.push(problem(`<${element}> lacks ${names}`, rewrite));
  }
  return { values, problems };
}

/** Reports problems with the attributes of a tag, and a tag within a line or with content. */
export function tagProblems(element: Element, tag: ElementForm, place: Place): readonly Problem[] {
  const { problems } = readAttributes(element, tag, place);
  if (element.type === 'mdxJsxFlowElement' && element.children.length === 0) return problems;
  const misplaced = problemAt(place)(
    `<${tag.name}> is inside a line or has content`,
    `write \`${exampleOf(tag)}\` on a line of its own, with an empty line before and after`,
  );
  return [misplaced, ...problems];
}
