import { isDay } from '../day';
import type { JsonObject } from '../model';
import { asText, objects } from '../json';
import type { Problem } from '../problem';
import type { Source } from '../source';
import { didYouMean } from '../suggest';
import { computeFee } from '../../fees/compute';
import { compare, decimal } from '../../fees/decimal';
import type { Fee } from '../../fees/schedule';

const BASIS_KEYS = ['fixed', 'rateBps', 'tiers', 'min', 'max'] as const;
type BasisKey = (typeof BASIS_KEYS)[number];

/** The keys that each basis needs, and those it may have. */
const KEYS: Readonly<Record<Fee['basis'], { needs?: BasisKey; may: readonly BasisKey[] }>> = {
  fixed: { needs: 'fixed', may: [] },
  percent: { needs: 'rateBps', may: ['min', 'max'] },
  tiered: { needs: 'tiers', may: ['min', 'max'] },
  pass_through: { may: [] },
};

type Report = (key: string, message: string, next: string) => void;

function checkBasis(entry: JsonObject, basis: Fee['basis'], report: Report): void {
  const { needs, may } = KEYS[basis];
  if (needs && entry[needs] === undefined) {
    const next = `add \`${needs}\`, or change the basis`;
    report('basis', `A \`${basis}\` fee needs \`${needs}\``, next);
  }
  for (const key of BASIS_KEYS) {
    if (entry[key] === undefined || key === needs || may.includes(key)) continue;
    report(key, `A \`${basis}\` fee has no \`${key}\``, 'delete it, or change the basis');
  }
}

/** Reports only the first problem: tiers in the wrong order make all later ones look wrong. */
function checkTiers(entry: JsonObject, report: Report): void {
  const tiers = objects(entry.tiers);
  for (const [index, tier] of tiers.entries()) {
    const from = asText(tier.from) ?? '0';
    const before = index === 0 ? '0' : asText(tiers[index - 1]?.to);
    const to = asText(tier.to);
    const key = `tiers/${index}`;
    if (before === undefined || compare(decimal(before), decimal(from)) !== 0) {
      const [message, next] =
        index === 0
          ? ['The first tier does not start at 0', "write `from: '0'`"]
          : [
              `The tier starts at ${from}, the one before ends at ${before ?? 'no limit'}`,
              'let each tier start where the one before ends',
            ];
      report(`${key}/from`, message, next);
      return;
    }
    if (to !== undefined && compare(decimal(to), decimal(from)) <= 0) {
      report(`${key}/to`, `The tier ends at ${to}, not above ${from}`, 'correct `to`');
      return;
    }
    if (to !== undefined && index === tiers.length - 1) {
      const next = 'delete `to`, so that every amount has a tier';
      report(`${key}/to`, 'The last tier has an end', next);
    }
  }
}

function checkRange(entry: JsonObject, keys: readonly [string, string], report: Report): void {
  const [low, high] = keys.map((key) => asText(entry[key]));
  if (low === undefined || high === undefined) return;
  const areDays = keys[0].startsWith('effective');
  const isWrong = areDays ? high < low : compare(decimal(high), decimal(low)) < 0;
  if (isWrong) report(keys[1], `\`${keys[1]}\` is below \`${keys[0]}\``, 'swap or correct the two');
}

/** Checks that the fee along with which a fee is charged exists and applies to the same amount. */
function checkAlongWith(fee: Fee, fees: readonly Fee[], report: Report): void {
  if (fee.alongWith === undefined) return;
  const main = fees.find(({ id }) => id === fee.alongWith);
  const candidates = fees.filter(({ id, alongWith }) => id !== fee.id && alongWith === undefined);
  if (!main || main === fee || main.alongWith !== undefined) {
    const ids = candidates.map(({ id }) => id);
    report(
      'alongWith',
      `No fee \`${fee.alongWith}\` is charged by itself`,
      didYouMean(fee.alongWith, ids, `use one of ${ids.join(', ')}`),
    );
  } else if (main.product !== fee.product || main.unit.code !== fee.unit.code) {
    report(
      'alongWith',
      `\`${fee.alongWith}\` has another product or unit`,
      'let the two have the same `product` and `unit`',
    );
  } else if (main.collected !== fee.collected) {
    report(
      'alongWith',
      `\`${fee.alongWith}\` is collected in another way`,
      'let the two have the same `collected`',
    );
  }
}

function checkExamples(entry: JsonObject, fee: Fee, report: Report): void {
  objects(entry.examples).forEach((example, index) => {
    const [amount = '', expected = ''] = [asText(example.amount), asText(example.fee)];
    const computed = computeFee(fee, amount);
    if (!computed) {
      report('examples', 'A pass-through fee cannot be worked out', 'delete the examples');
    } else if (computed.fee !== expected) {
      report(
        `examples/${index}/fee`,
        `The fee on ${amount} is ${computed.fee}, not ${expected}`,
        `write \`fee: '${computed.fee}'\`, or correct the schedule`,
      );
    }
  });
}

interface Scope {
  /** Every entry of the schedule, in the order of the file. */
  readonly fees: readonly Fee[];
  readonly topics: readonly string[];
  readonly source: Source;
}

/** Checks the rules for one entry that a JSON Schema cannot express. */
export function checkFee(
  entry: JsonObject,
  index: number,
  { fees, topics, source }: Scope,
): readonly Problem[] {
  const fee = fees[index];
  if (!fee) return [];
  const problems: Problem[] = [];
  const report: Report = (key, message, next) => {
    const place = source.locate(['fees', String(index), ...key.split('/')], 'key');
    problems.push({ place, message, next });
  };
  if (fees.findIndex(({ id }) => id === fee.id) < index) {
    report('id', `\`${fee.id}\` is defined twice`, 'rename one of them');
  }
  if (!topics.includes(fee.product)) {
    const next = didYouMean(fee.product, topics, `use one of ${topics.join(', ')}`);
    report('product', `There is no page for \`${fee.product}\``, next);
  }
  const { code, label } = fee.unit;
  if ([code, label].every((word) => /^[A-Z]{3}$/.test(word)) && label !== code) {
    report('unit/label', `\`${code}\` would be shown as \`${label}\``, `write \`label: ${code}\``);
  }
  checkBasis(entry, fee.basis, report);
  checkTiers(entry, report);
  checkRange(entry, ['min', 'max'], report);
  checkRange(entry, ['effectiveFrom', 'effectiveTo'], report);
  for (const key of ['effectiveFrom', 'effectiveTo']) {
    if (isDay(asText(entry[key]) ?? '2026-01-01')) continue;
    report(key, `\`${key}\` is not a calendar day`, 'correct the day');
  }
  if (fee.payer === 'partner' && fee.collected !== 'apart') {
    const message = 'A fee that you pay leaves the amount of others as it is';
    report('collected', message, 'delete `collected`, or correct the payer');
  }
  checkAlongWith(fee, fees, report);
  if (problems.length === 0) checkExamples(entry, fee, report);
  return problems;
}
