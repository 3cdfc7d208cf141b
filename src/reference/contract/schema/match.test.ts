import { expect, it } from 'vitest';
import type { Conditions, JsonValue } from '../model';
import { matchesAll } from './match';

const NOW = Date.parse('2026-11-02T09:30:00.000Z');
const VALUE: JsonValue = {
  status: 'active',
  limits: { daily: 5, list: [1, 2] },
  from: 'A',
  to: 'A',
  other: 'B',
  ends: '2026-11-02T09:30:00.000Z',
  later: '2026-11-02T09:30:00.001Z',
};

it.each<[Conditions | undefined, boolean]>([
  [undefined, true],
  [{}, true],
  [{ '/status': 'active' }, true],
  [{ '/status': 'closed' }, false],
  [{ '/missing': 'active' }, false],
  [{ '/status': ['closed', 'active'] }, true],
  [{ '/status': ['closed'] }, false],
  [{ '/missing': ['closed'] }, false],
  [{ '/limits/daily': 5 }, true],
  [{ '/limits/daily': '5' }, false],
  [{ '/status': { present: true } }, true],
  [{ '/status': { present: false } }, false],
  [{ '/missing': { present: false } }, true],
  [{ '/missing': { present: true } }, false],
  [{ '/ends': { past: true } }, true],
  [{ '/later': { past: true } }, false],
  [{ '/missing': { past: true } }, false],
  [{ '/limits/daily': { past: true } }, false],
  [{ '/from': { same: '/to' } }, true],
  [{ '/from': { same: '/other' } }, false],
  [{ '/missing': { same: '/absent' } }, false],
  [{ '/from': { not: { same: '/other' } } }, true],
  [{ '/from': { not: { same: '/to' } } }, false],
  [{ '/status': { not: ['closed', 'frozen'] } }, true],
  [{ '/status': { not: 'active' } }, false],
  [{ '/later': { not: { past: true } } }, true],
  [{ '/status': 'active', '/from': 'A' }, true],
  [{ '/status': 'active', '/from': 'B' }, false],
])('%j holds: %s', (matches, holds) => {
  expect(matchesAll(VALUE, matches, NOW)).toBe(holds);
});
