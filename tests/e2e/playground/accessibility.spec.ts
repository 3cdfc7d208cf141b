import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '../../support/test';
import { openOperation, send } from './support';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  readonly run: (root: string) => Promise<{
    readonly passes: readonly { readonly nodes: readonly unknown[] }[];
    readonly violations: readonly {
      readonly id: string;
      readonly nodes: readonly { readonly html: string }[];
    }[];
  }>;
}

for (const width of [375, 1280]) {
  for (const theme of ['light', 'dark']) {
    test(`no axe violation and no sideways scrolling at ${width} px, ${theme}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((value) => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.dataset.theme = value;
        });
      }, theme);
      await openOperation(page, 'createCard');
      await send(page, 201);
      await page.getByText('Fields of the body').click();
      await page.getByLabel('Body (JSON)').fill('{"type": 1}');
      await page.evaluate(axe);
      const { passed, violations } = await page.evaluate(async () => {
        const result = await (window as unknown as { readonly axe: Axe }).axe.run('main');
        return {
          passed: result.passes.flatMap(({ nodes }) => nodes).length,
          violations: result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`),
        };
      });
      expect(violations).toEqual([]);
      expect(passed).toBeGreaterThan(200);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
