import { useState, type PropsWithChildren, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { RecipeBlockProps } from '@site/src/reference/blocks/recipe';
import type { ComponentProps } from '@site/src/reference/blocks/tree/block';
import type { LoadedPlayground } from '@site/src/reference/playground/data';
import type { Recipe as RecipeData } from '@site/src/reference/recipes/recipe';
import type Runner from './Runner';
import styles from './styles.module.css';

type Props = PropsWithChildren<ComponentProps<RecipeBlockProps<LoadedPlayground>>>;

interface Loaded {
  readonly Runner: typeof Runner;
  readonly recipe: RecipeData;
  readonly data: LoadedPlayground;
}

/** A recipe to read; its runner is loaded when a reader runs it. */
export default function Recipe({ id, title, path, load, loadSandbox, children }: Props): ReactNode {
  const [state, setState] = useState<Loaded | 'closed' | 'loading' | 'failed'>('closed');
  const file = useBaseUrl(path);

  const open = (): void => {
    setState('loading');
    Promise.all([import('./Runner'), load(), loadSandbox()]).then(
      ([runner, { default: recipes }, { default: data }]) => {
        const recipe = recipes.find((candidate) => candidate.id === id);
        setState(recipe ? { Runner: runner.default, recipe, data } : 'failed');
      },
      () => setState('failed'),
    );
  };

  return (
    <>
      {children}
      <div className={styles.tools}>
        {typeof state === 'object' ? null : (
          <button
            type="button"
            className={styles.primary}
            disabled={state === 'loading'}
            onClick={open}
            aria-label={`Run it here: ${title}`}
          >
            {state === 'failed' ? 'Try again' : 'Run it here'}
          </button>
        )}
        <a href={file} download={path.split('/').at(-1)}>
          Save as Arazzo 1.1
        </a>
      </div>
      <p role="status" className={styles.note}>
        {state === 'loading' && 'The sandbox is loading.'}
        {state === 'failed' && 'The sandbox could not be loaded. Check the connection.'}
      </p>
      {typeof state === 'object' && (
        <state.Runner recipe={state.recipe} title={title} data={state.data} />
      )}
    </>
  );
}
