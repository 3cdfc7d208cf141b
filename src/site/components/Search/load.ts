import type SearchDialog from './Dialog';

/** Loads the dialog with the small index; both are cached. */
export async function loadDialog(): Promise<typeof SearchDialog> {
  const { default: Dialog, prepare } = await import(
    /* webpackChunkName: "search-dialog" */ './Dialog'
  );
  await prepare();
  return Dialog;
}
