import type { Fault } from '../fault';
import { addressFaults } from './addresses';
import { barFaults } from './bars';
import { benchFaults } from './bench';
import { docsFaults } from './docs';
import { livingFaults } from './living';
import { pageFaults } from './pages';
import { playgroundFaults } from './playground';
import { searchFaults } from './search';

/** Every test of frame and search, some of the others, and a fault that each must catch. */
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
