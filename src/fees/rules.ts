import type { JsonObject } from '../contract/model';
import { asText, objects } from '../contract/json';
import type { Problem } from '../contract/problem';
import type { Source } from '../contract/source';
import { computeFee } from './compute';
import { compare, decimal } from './decimal';
import type { Fee } from './schedule';

/** Keys each basis needs, and may have. */
const KEYS: Readonly<Record<Fee['basis'], { needs: readonly string[]; may: readonly string[] }>> = {
  fixed: { needs: ['fixed'], may: [] },
  percent: { needs: ['rateBps'], may: ['min', 'max'] },
  tiered: { needs: ['tiers'], may: ['min', 'max'] },
  pass_through: { needs: [], may: [] },
};
const BASIS_KEYS = ['fixed', 'rateBps', 'tiers', 'min', 'max'] as const;

type Report = (key: string, message: string, next: string) => void;

function checkBasis(entry: JsonObject, basis: Fee['basis'], report: Report): void {
  const { needs, may } = KEYS[basis];
  for (const key of needs.filter((one) => entry[one] === undefined)) {
    report('basis', `A \`${basis}\` fee needs \`${key}\``, `add \`${key}\`, or change the basis`);
  }
  for (const key of BASIS_KEYS) {
    if (entry[key] === undefined || needs.includes(key) || may.includes(key)) continue;
    report(key, `A \`${basis}\` fee has no \`${key}\``, `take it out, or change the basis`);
  }
}

function checkTiers(entry: JsonObject, report: Report): void {
  const tiers = objects(entry.tiers);
  tiers.forEach((tier, index) => {
    const from = asText(tier.from) ?? '0';
    const before = asText(tiers[index - 1]?.to);
    const to = asText(tier.to);
    const at = `tiers/${index}`;
    if (index === 0 && compare(decimal(from), decimal('0')) !== 0) {
      report(`${at}/from`, 'The first tier does not start at 0', "write `from: '0'`");
    }
    if (index > 0 && (before === undefined || compare(decimal(before), decimal(from)) !== 0)) {
      report(
        `${at}/from`,
        `The tier starts at ${from}, the one before ends at ${before ?? 'no limit'}`,
        'let each tier start where the one before ends',
      );
    }
    if (to !== undefined && compare(decimal(to), decimal(from)) <= 0) {
      report(`${at}/to`, `The tier ends at ${to}, not above ${from}`, 'correct `to`');
    }
    if (to !== undefined && index === tiers.length - 1) {
      report(
        `${at}/to`,
        'The last tier has an end',
        'take `to` out, so that every amount has a tier',
      );
    }
  });
}

function checkRange(entry: JsonObject, keys: readonly [string, string], report: Report): void {
  const [low, high] = keys.map((key) => asText(entry[key]));
  if (low === undefined || high === undefined) return;
  const isDay = keys[0].startsWith('effective');
  const isWrong = isDay ? high < low : compare(decimal(high), decimal(low)) < 0;
  if (isWrong) report(keys[1], `\`${keys[1]}\` is below \`${keys[0]}\``, 'swap or correct the two');
}

function checkExamples(entry: JsonObject, fee: Fee, report: Report): void {
  objects(entry.examples).forEach((example, index) => {
    const [amount = '', expected = ''] = [asText(example.amount), asText(example.fee)];
    const computed = computeFee(fee, amount);
    if (!computed) {
      report('examples', 'A pass-through fee cannot be worked out', 'take the examples out');
    } else if (computed.fee !== expected) {
      report(
        `examples/${index}/fee`,
        `The fee on ${amount} is ${computed.fee}, not ${expected}`,
        `write \`fee: '${computed.fee}'\`, or correct the schedule`,
      );
    }
  });
}

/** What a JSON Schema cannot say of one entry. */
export function checkFee(entry: JsonObject, fee: Fee, index: number, source: Source): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (key, message, next) => {
    const place = source.locate(['fees', String(index), ...key.split('/')], 'key');
    problems.push({ place, message, next, rule: 'fee-schedule' });
  };
  checkBasis(entry, fee.basis, report);
  checkTiers(entry, report);
  checkRange(entry, ['min', 'max'], report);
  checkRange(entry, ['effectiveFrom', 'effectiveTo'], report);
  if (problems.length === 0) checkExamples(entry, fee, report);
  return problems;
}
