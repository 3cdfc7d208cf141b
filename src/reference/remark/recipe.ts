import { STATUS_CODES } from 'node:http';
import type { PhrasingContent, RootContent } from 'mdast';
import { counted } from '../contract/counted';
import { fold } from '../blocks/fold';
import { recipeBlock } from '../blocks/recipe';
import { code, item, joined, link, list, paragraph, text } from '../blocks/tree/mdast';
import { conditionOf } from '../recipes/expression';
import type { RecipeStep } from '../recipes/recipe';
import { recipesOf } from '../recipes/recipes';
import { spokenDuration } from '../publish/postman/duration';
import { hrefTo } from './links';
import { markdown } from './markdown';
import { hint, pageError } from './problem';
import { pageOrigin, type Origin, type Page } from './reference';
import type { Tag } from './tag';

/** An expression as readers write it: `fees.0.amount` for `$response.body#/fees/0/amount`. */
const placeName = (expression: string): string =>
  expression
    .replace(/^\$response\.(?:body#\/|header\.)/, '')
    .replace(/^\$steps\.[\w-]+\.outputs\./, '')
    .replaceAll('/', '.');

const COMPARED = { '==': 'is', '!=': 'is not', '<': '<', '<=': '≤', '>': '>', '>=': '≥' } as const;

/** A condition in words: `status` is `active`. */
function wordsOf(written: string): readonly PhrasingContent[] {
  const condition = conditionOf(written);
  if (!condition) return [code(written)];
  const { left, operator, right } = condition;
  if (left === '$statusCode') {
    return [code(right), text(` ${STATUS_CODES[right] ?? ''}`.trimEnd())];
  }
  const value = right.startsWith('$') ? 'that of the step before' : undefined;
  return [
    code(placeName(left)),
    text(` ${COMPARED[operator]} `),
    value === undefined ? code(right.replace(/^'|'$/g, '')) : text(value),
  ];
}

/** The call of a step, and its expected outcome. */
function callOf(page: Page, { operation, method, path, outcome, repeat }: RecipeStep) {
  const href = hrefTo(page, 'op', operation);
  const call = code(`${method} ${path}`);
  const again = repeat && `; until then, ask every ${spokenDuration(repeat.seconds * 1000)}`;
  return paragraph([
    href === undefined ? call : link(href, [call]),
    text(' → '),
    ...joined(outcome.map(wordsOf)),
    text(`${again ?? ''}.`),
  ]);
}

function stepItem(page: Page, origin: Origin, step: RecipeStep) {
  // The text and the call are separate paragraphs.
  return { ...item([...markdown(page, step.text, origin), callOf(page, step)]), spread: true };
}

/** `<Recipe id="firstCardPayment" />`: the steps of an Arazzo workflow, to read and to run. */
export const recipeTag: Tag = {
  name: 'Recipe',
  attributes: { id: 'text' },
  needs: ['id'],
  example: '<Recipe id="firstCardPayment" />',
  expand: (page, place, { id = '' }) => {
    const recipes = recipesOf(page.workspace, page.reference.contract);
    const recipe = recipes.find((candidate) => candidate.id === id);
    if (!recipe) {
      const next = hint(
        id,
        recipes.map((known) => known.id),
      );
      throw pageError(place, `${page.set} has no recipe \`${id}\`.`, next);
    }
    const origin = pageOrigin(page);
    const steps = recipe.steps.map((step) => stepItem(page, origin, step));
    const content: readonly RootContent[] = [
      ...markdown(page, recipe.text, origin),
      fold({ title: 'Steps', note: counted(recipe.steps.length, 'call') }, [
        { ...list(steps), ordered: true, start: 1 },
      ]),
    ];
    const data = `@generated/playground/default/${page.set}`;
    return [
      recipeBlock(
        {
          id,
          title: recipe.title,
          path: `${page.set}/recipes/${recipe.file}`,
          load: { module: `${data}-recipes.json` },
          loadSandbox: { module: `${data}.js` },
        },
        content,
      ),
    ];
  },
};
