import type { Recipe } from '../recipes/recipe';
import { defineBlock, type LazyJson } from './tree/block';
import { code, paragraph, text } from './tree/mdast';

export interface RecipeBlockProps<Sandbox = unknown> {
  /** `workflowId`. */
  readonly id: string;
  readonly title: string;
  /** Path of its Arazzo description below the base path. */
  readonly path: string;
  /** The recipes of the set. */
  readonly load: LazyJson<readonly Recipe[]>;
  /** What the playground knows of the set, its sandbox included. */
  readonly loadSandbox: LazyJson<Sandbox>;
}

/** A recipe: its children, the steps, can be read without JavaScript and run with it. */
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
