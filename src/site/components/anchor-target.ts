/** The element that a fragment such as `#op-getCard` names; a damaged escape is taken as it is. */
export const anchorTarget = (hash: string): HTMLElement | null => {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
};
