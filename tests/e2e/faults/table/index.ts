import type { Fault } from '../fault';
import { addressFaults } from './addresses';
import { barFaults } from './bars';
import { docsFaults } from './docs';
import { pageFaults } from './pages';
import { searchFaults } from './search';

/** Every test of frame and search, and a fault that it must catch. */
export const FAULTS: readonly Fault[] = [
  ...addressFaults,
  ...barFaults,
  ...docsFaults,
  ...pageFaults,
  ...searchFaults,
];
