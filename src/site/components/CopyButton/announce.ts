const ID = 'copy-status';

/**
 * Creates a single live region for the whole page: with a status per button, screen readers would
 * read it late or twice.
 */
function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = ID;
  region.setAttribute('role', 'status');
  // Off screen but still read aloud, which `display: none` would prevent.
  region.style.cssText =
    'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  document.body.append(region);
  return region;
}

/** Makes a screen reader announce a short text, even if it is the same as before. */
export function announce(text: string): void {
  const region = document.getElementById(ID) ?? createRegion();
  region.textContent = '';
  region.textContent = text;
}
