import type { ReactNode } from 'react';
import { closingBalance, formatChange } from './entries';
import { ledger } from '@site/src/site/components/landing/words';
import type { SiteSet } from '@site/src/site/set';
import { breakable } from '../../breakable';
import styles from './styles.module.css';

/** A day as the events that a partner receives, with the balance in the last row. */
export default function Ledger({
  title,
  currency,
  entries,
}: NonNullable<SiteSet['day']>): ReactNode {
  const [time, event] = ledger.columns;
  return (
    <figure className={styles.ledger}>
      <figcaption className={styles.caption}>
        {title} <span>{ledger.mark}</span>
      </figcaption>
      <table>
        <thead>
          <tr>
            <th scope="col">{time}</th>
            <th scope="col">{event}</th>
            <th scope="col" className={styles.amount}>
              {currency}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.time}>
              <td className={styles.time}>{entry.time}</td>
              <td className={styles.event}>{breakable(entry.event, '.')}</td>
              <td className={styles.amount}>
                {entry.amount === undefined ? (
                  <span className={styles.none}>{ledger.noChange}</span>
                ) : (
                  formatChange(entry.amount)
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {ledger.balance}
            </th>
            <td className={styles.amount}>{closingBalance(entries).toFixed(2)}</td>
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}
