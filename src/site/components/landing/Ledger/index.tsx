import { Fragment, type ReactNode } from 'react';
import { closingBalance, formatChange, ledgerEntries } from './entries';
import styles from './styles.module.css';

/** Lets a long event type break after its dots only. */
const breakable = (event: string): ReactNode =>
  event.split('.').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          .<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));

/** One user's day as the events a partner receives, balanced at the foot. */
export default function Ledger(): ReactNode {
  return (
    <figure className={styles.ledger}>
      <figcaption className={styles.caption}>
        One user’s day, as your webhook hears it <span>Illustrative</span>
      </figcaption>
      <table>
        <thead>
          <tr>
            <th scope="col">UTC</th>
            <th scope="col">Event</th>
            <th scope="col" className={styles.amount}>
              EUR
            </th>
          </tr>
        </thead>
        <tbody>
          {ledgerEntries.map(({ time, event, amount }) => (
            <tr key={time}>
              <td className={styles.time}>{time}</td>
              <td className={styles.event}>{breakable(event)}</td>
              <td className={styles.amount}>
                {amount === undefined ? (
                  <span className={styles.none}>no change</span>
                ) : (
                  formatChange(amount)
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Available balance
            </th>
            <td className={styles.amount}>{closingBalance(ledgerEntries).toFixed(2)}</td>
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}
