/**
 * Returns the element for a fragment such as `#op-getCard`. A fragment with invalid
 * percent-encoding is used as it is.
 */
export const anchorTarget = (hash: string): HTMLElement | null => {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
};
