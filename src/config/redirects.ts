import type { MovedSection } from '../boot/address';

/**
 * The general set was published under `/peer-wallet` before; every path there
 * leads to the same place under `/general`.
 */
export const movedSection: MovedSection = { from: 'peer-wallet', to: 'general' };
