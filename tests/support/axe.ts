import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { ROOT } from './paths';
import { laidOut, settled } from './settled';

const SOURCE = readFileSync(path.join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** Rules that axe turns off by default: those of WCAG 2.2, and those that could be noisy. */
export const STRICT_RULES = [
  'css-orientation-lock',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'target-size',
  'td-has-header',
] as const;

/**
 * Returns the number of rules that passed on the current page, and the violations of any impact,
 * one line each.
 *
 * @param within selector of the part to check
 * @param experimental rules that axe turns off by default
 */
export async function axeFindings(
  page: Page,
  within = 'html',
  experimental: readonly string[] = [],
): Promise<{ readonly passed: number; readonly violations: readonly string[] }> {
  await page.evaluate(SOURCE);
  await laidOut(page);
  // A table needs a frame to notice whether it scrolls at a new width (components/TableRegion).
  await settled(page);
  const rules = Object.fromEntries(experimental.map((rule) => [rule, { enabled: true }]));
  const call = [within, { rules }].map((argument) => JSON.stringify(argument)).join(', ');
  const results = await page.evaluate<AxeResults>(`axe.run(${call})`);
  const violations = results.violations.map(
    ({ id, impact, nodes }) =>
      `${id} (${impact ?? ''}): ${nodes.map(({ html }) => html).join(' ')}`,
  );
  return { passed: results.passes.length, violations };
}

/** Returns the number of pixels by which a page is wider than its window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
