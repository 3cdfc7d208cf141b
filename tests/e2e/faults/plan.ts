import path from 'node:path';
import { ROOT } from '../../support/paths';
import type { Fault } from './fault';
import { FAULTS } from './table';

/** Project that runs the tests without a fault, where they must pass. */
export const CONTROL = 'no fault';

/** Environment variable with a pattern that selects faults by name. */
export const ONLY = 'FAULTS_ONLY';

export interface Planned {
  readonly name: string;
  readonly fault: Fault;
}

/** Returns the faults to seed, each with the name of its project. */
export const selected = (): readonly Planned[] =>
  FAULTS.map((fault, index) => ({
    name: `${index + 1} ${fault.spec}: ${fault.fault}`,
    fault,
  })).filter(({ name }) => new RegExp(process.env[ONLY] ?? '').test(name));

/** Whether all faults are selected, so that each test must have one. */
export const isWhole = (): boolean => (process.env[ONLY] ?? '') === '';

/** Returns the folder of a site that contains a fault. */
export const seededSite = (name: string, site: 'site' | 'frame-site'): string =>
  path.join(ROOT, '.cache/faults', name.split(' ', 1)[0] ?? '', site);

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Returns a pattern for Playwright's full title: project, file, describe blocks and test, separated
 * by spaces.
 */
export const testPattern = ({ spec, test }: Fault): RegExp =>
  typeof test === 'string'
    ? new RegExp(`${escape(spec)}\\.spec\\.ts ${escape(test)}$`)
    : new RegExp(`${escape(spec)}\\.spec\\.ts .*${test.source}`);
