const ID = 'copy-status';

/** One live region for the whole page: a status per button would be read late or twice. */
function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = ID;
  region.setAttribute('role', 'status');
  // Off screen but read: `display: none` would silence it.
  region.style.cssText =
    'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  document.body.append(region);
  return region;
}

/** Makes a screen reader say a short text, even if it said the same before. */
export function announce(text: string): void {
  const region = document.getElementById(ID) ?? createRegion();
  region.textContent = '';
  region.textContent = text;
}
