import type { Recipe } from '../recipes/recipe';
import { defineBlock, type LazyJson } from './tree/block';
import { code, paragraph, text } from './tree/mdast';

export interface RecipeBlockProps<Sandbox = unknown> {
  /** The `workflowId` of the Arazzo description. */
  readonly id: string;
  readonly title: string;
  /** Path of the Arazzo description below the base path. */
  readonly path: string;
  /** The recipes of the set. */
  readonly load: LazyJson<readonly Recipe[]>;
  /** The data of the set for the playground, including its sandbox. */
  readonly loadSandbox: LazyJson<Sandbox>;
}

/** A recipe. Its children, the steps, are readable without JavaScript; only running needs it. */
export const recipeBlock = defineBlock<RecipeBlockProps>({
  component: 'Recipe',
  lazy: ['load', 'loadSandbox'],
  markdown: ({ path }, writer, children) => [
    ...writer.blocks(children),
    paragraph([
      text('As an Arazzo 1.1 description: '),
      ...writer.link(`pathname:///${path}`, [code(path.split('/').at(-1) ?? path)]),
    ]),
  ],
});
