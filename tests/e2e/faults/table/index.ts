import type { Fault } from '../fault';
import { addressFaults } from './addresses';
import { barFaults } from './bars';
import { benchFaults } from './bench';
import { docsFaults } from './docs';
import { livingFaults } from './living';
import { pageFaults } from './pages';
import { playgroundFaults } from './playground';
import { searchFaults } from './search';

/**
 * Faults for every test of frame and search, and for some of the others; each test must catch its
 * faults.
 */
export const FAULTS: readonly Fault[] = [
  ...addressFaults,
  ...barFaults,
  ...docsFaults,
  ...livingFaults,
  ...pageFaults,
  ...searchFaults,
  ...benchFaults,
  ...playgroundFaults,
];
