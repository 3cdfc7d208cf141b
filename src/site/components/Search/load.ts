import type { SearchIndex } from '../../../reference/search/index-build';
import type SearchDialog from './Dialog';

/** The dialog with the index to begin with. */
export interface LoadedDialog {
  readonly Dialog: typeof SearchDialog;
  readonly index: SearchIndex;
}

/** Loads the dialog with the small index; both are cached. */
export async function loadDialog(): Promise<LoadedDialog> {
  const { default: Dialog, bestIndex } = await import(
    /* webpackChunkName: "search-dialog" */ './Dialog'
  );
  return { Dialog, index: await bestIndex() };
}
