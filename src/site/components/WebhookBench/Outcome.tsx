import type { ReactNode } from 'react';
import { RECEIPT_STEPS, type Receipt } from '@site/src/reference/webhooks/receive';
import styles from './styles.module.css';

interface Props {
  /** Undefined until the delivery in the form is delivered. */
  readonly receipt: Receipt | undefined;
  readonly notice: string;
}

const NAMES: Readonly<Record<(typeof RECEIPT_STEPS)[number], string>> = {
  headers: 'Headers are there',
  secret: 'Secret can be used',
  timestamp: 'Clock agrees',
  format: 'Signatures have the form',
  signature: 'A signature matches',
  duplicate: 'Id is new',
  json: 'Body is JSON',
};

const VERDICTS: Readonly<Record<Receipt['verdict'], string>> = {
  stored: 'Genuine and new: stored, answer 204.',
  duplicate: 'Genuine, and known already: not stored again, answer 204.',
  unreadable: 'Genuine, but no JSON: stored, answer 204, and an alarm.',
  refused: 'Not genuine: answer 400, and look at nothing in it.',
};

/** The result of the receiver, check by check. */
export default function Outcome({ receipt, notice }: Props): ReactNode {
  return (
    <>
      <p role="status" className={styles.verdict} data-verdict={receipt?.verdict}>
        {receipt ? VERDICTS[receipt.verdict] : notice}
      </p>
      {receipt && (
        <ol className={styles.steps}>
          {RECEIPT_STEPS.map((name) => {
            const step = receipt.steps.find((made) => made.name === name);
            const result = step ? (step.passed ? 'Passed' : 'Failed') : 'Not looked at';
            return (
              <li key={name} data-result={result}>
                <span className={styles.result}>{result}</span>
                <span>
                  <strong>{NAMES[name]}.</strong> {step?.detail}
                </span>
              </li>
            );
          })}
        </ol>
      )}
      {receipt?.verdict === 'refused' && receipt.expected !== undefined && (
        <p className={styles.note}>
          With this secret, id, timestamp and body, <code>webhook-signature</code> would have to
          hold <code>{receipt.expected}</code>
        </p>
      )}
    </>
  );
}
