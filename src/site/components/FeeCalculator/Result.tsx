import type { ReactNode } from 'react';
import {
  isPassedThrough,
  type Calculation,
  type ChargedFee,
} from '@site/src/reference/fees/calculate';
import type { Fee } from '@site/src/reference/fees/schedule';
import { feeInWords, money, periodInWords, termsInWords } from '@site/src/reference/fees/words';
import styles from './styles.module.css';

interface Props {
  /** Undefined while an entry is invalid. */
  readonly calculation: Calculation | undefined;
}

function FeeLine({ fee, charged, steps }: ChargedFee): ReactNode {
  const cost = charged === undefined ? 'billed as charged' : money(charged, fee.unit);
  const shown = isPassedThrough(fee)
    ? [{ words: 'Passed through, whatever the amount', result: cost }]
    : steps;
  return (
    <li className={styles.fee}>
      <p className={styles.name}>
        <a href={`#fee-${fee.id}`}>{fee.title}</a> <code>{fee.id}</code>
      </p>
      <p className={styles.rule}>
        {feeInWords(fee)}. {termsInWords(fee)} Applies {periodInWords(fee)}.
      </p>
      <ol className={styles.steps}>
        {shown.map(({ words, result }) => (
          <li key={words}>
            <span>{words}</span> <span className={styles.amount}>{result}</span>
          </li>
        ))}
      </ol>
    </li>
  );
}

/** Returns the amounts after the fee; both, if the call decides how the fee is collected. */
function amountAfter(fee: Fee, { amount, gross, net }: Calculation) {
  switch (fee.collected) {
    case 'apart':
      return { 'Amount, which this fee leaves as it is': amount };
    case 'on_top':
      return { 'Amount and fees': gross };
    case 'from_amount':
      return { 'Amount less fees': net };
    case 'included':
      return { 'Amount, fees included': net === undefined ? undefined : amount };
    case undefined:
      return {
        'Amount and fees, where they are charged on top': gross,
        'Amount less fees, where they are taken from it': net,
      };
  }
}

function Totals({ calculation }: { readonly calculation: Calculation }): ReactNode {
  const { fees, total, isOpen } = calculation;
  const [first] = fees;
  if (!first) return null;
  const { unit } = first.fee;
  const outcome = {
    [isOpen ? 'Fees that are known' : 'All fees']: total,
    ...amountAfter(first.fee, calculation),
  };
  return (
    <dl className={styles.totals}>
      {Object.entries(outcome).map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={styles.amount}>
            {value === undefined ? 'none, as the fees exceed the amount' : money(value, unit)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Each fee with its steps, then the totals; a sentence summarizes the outcome for screen readers.
 */
export default function Result({ calculation }: Props): ReactNode {
  const unit = calculation?.fees[0]?.fee.unit;
  const summary =
    calculation && unit
      ? `Fees on ${money(calculation.amount, unit)}: ${money(calculation.total, unit)}` +
        (calculation.isOpen ? ', and what is billed as charged.' : '.')
      : 'Nothing is worked out until the amounts are corrected.';
  return (
    <>
      <p role="status" className={styles.summary}>
        {summary}
      </p>
      {calculation && (
        <>
          <ul className={styles.fees}>
            {calculation.fees.map((charged) => (
              <FeeLine key={charged.fee.id} {...charged} />
            ))}
          </ul>
          <Totals calculation={calculation} />
        </>
      )}
    </>
  );
}
