import type { Fault } from '../fault';
import { addressFaults } from './addresses';
import { barFaults } from './bars';
import { benchFaults } from './bench';
import { docsFaults } from './docs';
import { pageFaults } from './pages';
import { playgroundFaults } from './playground';
import { searchFaults } from './search';

/** Every test of frame and search and tests of the interactive parts, with a fault each must catch. */
export const FAULTS: readonly Fault[] = [
  ...addressFaults,
  ...barFaults,
  ...docsFaults,
  ...pageFaults,
  ...searchFaults,
  ...benchFaults,
  ...playgroundFaults,
];
