import { behavior } from '../../../src/reference/mock/behavior';
import type { Amount } from '../../../src/reference/mock/money';
import { compareAmounts, decimalOf, unitOf } from '../../../src/reference/mock/money';
import type { Refuse } from '../../../src/reference/mock/problems';
import type { World } from '../../../src/reference/mock/world';
import type { Shared } from './types';

export const USDC = 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
export const USDT = 'eip155:1/erc20:0xdAC17F958D2ee523a2206206994597C13D831ec7';
export const BTC = 'bip122:000000000019d6689c085ae165831e93/slip44:0';

type Asset = Shared['schemas']['Asset'];

/** The crypto-assets of the program. */
export const ASSETS: readonly Asset[] = [
  {
    asset: USDC,
    chain: 'eip155:1',
    symbol: 'USDC',
    name: 'USD Coin',
    scale: 6,
    enabled: true,
    depositMin: '1.000000',
    withdrawalMin: '5.000000',
    withdrawalMax: '250000.000000',
    confirmations: 12,
  },
  {
    asset: BTC,
    chain: 'bip122:000000000019d6689c085ae165831e93',
    symbol: 'BTC',
    name: 'Bitcoin',
    scale: 8,
    enabled: true,
    depositMin: '0.00005000',
    withdrawalMin: '0.00010000',
    withdrawalMax: '10.00000000',
    confirmations: 6,
  },
  {
    asset: USDT,
    chain: 'eip155:1',
    symbol: 'USDT',
    name: 'Tether USD',
    scale: 6,
    enabled: false,
    depositMin: '1.000000',
    withdrawalMin: '5.000000',
    confirmations: 12,
  },
];

/** Returns the milliseconds until a transaction on a chain has enough confirmations to be final. */
export const timeToFinality = ({ figure }: World<Shared>, chain: string): number =>
  figure(chain.startsWith('bip122:') ? 'bitcoinFinality' : 'ethereumFinality');

export const assetOf = (id: string): Asset | undefined => ASSETS.find(({ asset }) => asset === id);

/** Canonical identifiers of assets: the address of a token contract is case-insensitive. */
export const assets = behavior<Shared>({
  spelling: (text, [place]) => {
    // The partner's own metadata is returned unchanged.
    if (place === 'metadata') return text;
    const same = ASSETS.find(({ asset }) => asset.toLowerCase() === text.toLowerCase());
    return same?.asset ?? text;
  },
});

/** Returns the number of decimals in an amount. */
export const decimalsIn = (amount: string): number => amount.split('.')[1]?.length ?? 0;

/** Refuses an asset amount with more decimals than the asset, and money with more or fewer. */
export function checkDecimals(
  { ledger }: Pick<World<Shared>, 'ledger'>,
  refuse: Refuse,
  amount: Amount,
  place = '/amount/amount',
): void {
  const scale = decimalsIn(ledger.amount(unitOf(amount), decimalOf(amount)).amount);
  const isMoney = 'currency' in amount;
  const given = decimalsIn(amount.amount);
  if (isMoney ? given !== scale : given > scale) {
    const detail = `Expected ${isMoney ? '' : 'at most '}${scale} decimals.`;
    refuse('validation_failed', detail, [place, 'pattern']);
  }
}

/** Refuses an amount that is not above zero, or does not have the decimals of its unit. */
export function checkAmount(
  world: Pick<World<Shared>, 'ledger'>,
  refuse: Refuse,
  amount: Amount,
  place = '/amount/amount',
): void {
  if (decimalOf(amount).digits <= 0n) {
    refuse('validation_failed', 'Expected an amount above zero.', [place, 'minimum']);
  }
  checkDecimals(world, refuse, amount, place);
}

/** Refuses an asset that is not offered, is switched off, or is not on this chain. */
export function checkAsset(refuse: Refuse, id: string, chain: string, place: string): Asset {
  const asset = assetOf(id) ?? refuse('asset_not_supported', undefined, place);
  if (!asset.enabled) refuse('asset_not_supported', 'The asset is switched off.', place);
  if (asset.chain !== chain) {
    refuse('asset_not_supported_on_chain', 'The asset does not exist on this chain.', place);
  }
  return asset;
}

/** Whether an amount is below a minimum in the same asset. */
export const isBelow = (amount: Amount, least: string): boolean =>
  compareAmounts(amount, { ...amount, amount: least }) < 0;
