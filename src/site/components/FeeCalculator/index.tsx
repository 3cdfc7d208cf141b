import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import { useLocation } from '@docusaurus/router';
import { calculate, chargesOf, isPassedThrough } from '@site/src/reference/fees/calculate';
import {
  entryHash,
  firstEntry,
  openingEntry,
  readEntry,
  type CalculatorEntry,
} from '@site/src/reference/fees/share';
import { isSameEvent, unitInWords } from '@site/src/reference/fees/words';
import type { FeeCalculatorProps } from '@site/src/reference/blocks/fee-calculator';
import CopyButton from '../CopyButton';
import { Choice, FieldGrid, TextField } from '../FormField';
import Result from './Result';
import styles from './styles.module.css';

/** Start of the fragments that contain an entry; other fragments, such as anchors, are ignored. */
const HASH_START = '#fee=';

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

/** Calculates what a charge of the schedule costs for an amount, step by step. */
export default function FeeCalculator({
  products,
  illustrative = false,
  children,
}: PropsWithChildren<FeeCalculatorProps>): ReactNode {
  // A link on the page changes the fragment without a `hashchange` event.
  useLocation();
  const element = useRef<HTMLElement>(null);
  const addressHash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
  const [hash, setHash] = useState('');
  if (addressHash.startsWith(HASH_START) && addressHash !== hash) setHash(addressHash);
  const charges = useMemo(() => products.flatMap(({ fees }) => chargesOf(fees)), [products]);
  const entered = readEntry(charges, hash) ?? openingEntry(charges);
  const charge = charges.find(({ fee }) => fee.id === entered?.fee);

  useEffect(() => {
    if (!window.location.hash.startsWith(HASH_START)) return;
    element.current?.scrollIntoView({ block: 'start' });
  }, []);

  if (!entered || !charge) return children;

  const enter = (next: CalculatorEntry): void => {
    // Not through the router, which would look for an anchor with that name.
    window.history.replaceState(window.history.state, '', entryHash(next));
    setHash(entryHash(next));
  };
  const choose = (feeId: string): void => {
    const next = charges.find(({ fee }) => fee.id === feeId);
    if (!next) return;
    const isSameUnit = next.fee.unit.code === charge.fee.unit.code;
    enter({ ...firstEntry(next), ...(isSameUnit && { amount: entered.amount }) });
  };

  const siblings = charges.map(({ fee }) => fee).filter((fee) => isSameEvent(fee, charge.fee));
  const groups = products.map(({ title, fees }) => ({
    title,
    options: chargesOf(fees)
      .filter(
        (event, index, all) => all.findIndex(({ fee }) => isSameEvent(event.fee, fee)) === index,
      )
      .map(({ fee }) => ({ value: fee.id, label: fee.title })),
  }));
  const units = siblings.map((sibling) => ({
    value: sibling.id,
    label: unitInWords(sibling, siblings),
  }));
  const result = calculate(charge, entered);
  const faults = 'faults' in result ? result.faults : undefined;
  const { label } = charge.fee.unit;

  return (
    <>
      <div className={styles.plain}>{children}</div>
      <section
        ref={element}
        className={styles.calculator}
        aria-label="Fee calculator"
        // A form for people: the tables and examples of the page give programs the same
        // information.
        data-markdown-ignore=""
      >
        <FieldGrid>
          <Choice
            label="What is charged"
            groups={groups}
            value={siblings[0]?.id ?? ''}
            onChange={choose}
          />
          <Choice
            label="Currency or asset"
            groups={[{ options: units }]}
            value={charge.fee.id}
            onChange={choose}
          />
          <TextField
            kind="amount"
            label={`Amount in ${label}`}
            help={`Digits and a full stop; at most ${charge.fee.unit.scale} decimals.`}
            value={entered.amount}
            fault={faults?.amount}
            onChange={(amount) => enter({ ...entered, amount })}
          />
          {[charge.fee, ...charge.along].filter(isPassedThrough).map((fee) => (
            <TextField
              kind="amount"
              key={fee.id}
              label={`${fee.title} in ${label}`}
              help="Passed through at cost. Enter what an estimate says, or leave it empty."
              value={entered.costs[fee.id] ?? ''}
              fault={faults?.costs[fee.id]}
              onChange={(cost) =>
                enter({ ...entered, costs: { ...entered.costs, [fee.id]: cost } })
              }
            />
          ))}
        </FieldGrid>
        <Result calculation={'calculation' in result ? result.calculation : undefined} />
        <p className={styles.share}>
          <span>
            {illustrative && 'The figures of this schedule are placeholders. '}
            The address of this page keeps what you entered.
          </span>
          <CopyButton what="link to this calculation" text={() => window.location.href} />
        </p>
      </section>
    </>
  );
}
