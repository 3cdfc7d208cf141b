const ID = 'copy-status';

/** One live region for the whole page: a status per button would be heard late or twice. */
const region = (): HTMLElement => {
  const existing = document.getElementById(ID);
  if (existing) return existing;
  const created = document.createElement('div');
  created.id = ID;
  created.setAttribute('role', 'status');
  // Off screen but read: `display: none` would silence it.
  created.style.cssText =
    'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  document.body.append(created);
  return created;
};

/** Has a screen reader say a short text, also when it said the same before. */
export const announce = (text: string): void => {
  const status = region();
  status.textContent = '';
  status.textContent = text;
};
