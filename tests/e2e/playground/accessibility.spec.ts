import { axeFindings, sidewaysScroll } from '../../support/axe';
import { LOOKS } from '../../support/looks';
import { expect, test } from '../../support/test';
import { openOperation, send } from './support';
import { OPERATIONS } from '../../sample/cast';

for (const { width, theme } of LOOKS) {
  test(`no axe violation and no sideways scrolling at ${width} px, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((value) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset.theme = value;
      });
    }, theme);
    await openOperation(page, OPERATIONS.create.id);
    await send(page, 201);
    await page.getByText('Fields of the body').click();
    await page.getByLabel('Body (JSON)').fill('{"type": 1}');
    const { passed, violations } = await axeFindings(page, 'main');
    expect(violations).toEqual([]);
    expect(passed).toBeGreaterThan(25);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
}
