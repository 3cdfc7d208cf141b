import { useState, type ReactNode } from 'react';
import {
  newMessage,
  readSkew,
  SAMPLE_SECRET,
  signingSecrets,
  tamper,
  type BenchEvent,
  type BenchMessage,
  type Signer,
} from '@site/src/reference/webhooks/bench';
import { receive, type Receipt } from '@site/src/reference/webhooks/receive';
import { signatureHeaders } from '@site/src/reference/webhooks/sign';
import { Choice, FieldGrid, TextField } from '../FormField';
import Outcome from './Outcome';
import styles from './styles.module.css';

const SIGNERS: readonly { readonly value: Signer; readonly label: string }[] = [
  { value: 'own', label: 'the secret above' },
  { value: 'other', label: 'another secret, as a forger has it' },
  { value: 'rotation', label: 'a new secret and the one above, as during a rotation' },
];

/** The parts of a delivery: name, label, and the notice after the reader has changed it. */
const PARTS = [
  ['id', 'webhook-id', 'The delivery was changed after it was signed.'],
  ['timestamp', 'webhook-timestamp', 'The delivery was changed after it was signed.'],
  ['signature', 'webhook-signature', 'The signature was changed.'],
  ['body', 'Body', 'The delivery was changed after it was signed.'],
] as const;

const EMPTY = { id: '', timestamp: '', signature: '', body: '' };

/**
 * Returns the rows of the body: enough for its text at about 60 characters per row, within limits.
 */
const rowsOf = (text: string): number => Math.min(Math.max(Math.ceil(text.length / 60), 4), 14);

/** A form to create, sign, change and receive a delivery; nothing leaves the page. */
export default function Bench({ events }: { readonly events: readonly BenchEvent[] }): ReactNode {
  const [type, setType] = useState(events[0]?.type ?? '');
  const [secret, setSecret] = useState(SAMPLE_SECRET);
  const [signer, setSigner] = useState<Signer>('own');
  const [delivery, setDelivery] = useState(EMPTY);
  const [skew, setSkew] = useState('0');
  const [receipt, setReceipt] = useState<Receipt>();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [notice, setNotice] = useState('Generate a delivery, or paste one.');
  const seconds = readSkew(skew);
  const rows: Readonly<Record<string, number>> = { signature: 2, body: rowsOf(delivery.body) };

  if (!window.isSecureContext || !('subtle' in window.crypto)) {
    return (
      <p className={styles.fault}>
        This browser offers no WebCrypto here, because the page does not come by HTTPS or from this
        machine. Open it by its <code>https</code> address.
      </p>
    );
  }

  /** Shows a notice and removes an earlier result, which no longer applies after a change. */
  const say = (text: string): void => {
    setReceipt(undefined);
    setNotice(text);
  };
  const change = (words: string, parts: Partial<typeof EMPTY> = {}): void => {
    setDelivery((current) => ({ ...current, ...parts }));
    say(`${words} Deliver it to see what the receiver makes of it.`);
  };
  const sign = async (message: BenchMessage, words: string): Promise<void> => {
    try {
      const secrets = signingSecrets(signer, secret, Math.random);
      const headers = await signatureHeaders(secrets, message);
      change(words, { signature: headers['webhook-signature'] });
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };
  const generate = (): void => {
    const event = events.find((candidate) => candidate.type === type);
    if (!event) return;
    const message = newMessage(event, Date.now(), Math.random);
    setDelivery({ ...delivery, ...message });
    void sign(message, 'A new delivery was made and signed.');
  };
  const tamperWithBody = (): void => {
    const tampered = tamper(delivery.body);
    change(tampered.change, { body: tampered.body });
  };
  const deliver = async (): Promise<void> => {
    if (seconds === undefined) return;
    const headers = {
      'webhook-id': delivery.id,
      'webhook-timestamp': delivery.timestamp,
      'webhook-signature': delivery.signature,
    };
    const now = Math.floor(Date.now() / 1000) + seconds;
    const received = await receive({ secret, headers, body: delivery.body, now }, seen);
    setReceipt(received);
    if (received.status === 204) setSeen(new Set([...seen, delivery.id]));
  };

  return (
    <>
      <FieldGrid>
        <Choice
          label="Event"
          groups={[{ options: events.map(({ type: value }) => ({ value, label: value })) }]}
          value={type}
          onChange={setType}
        />
        <TextField
          kind="code"
          label="Signing secret of the receiver"
          help="Stays in this page and is not stored. Use only a secret of the sandbox."
          value={secret}
          onChange={(value) => {
            setSecret(value);
            change('The secret of the receiver was changed.');
          }}
        />
        <Choice
          label="Sign with"
          groups={[{ options: SIGNERS }]}
          value={signer}
          onChange={(value) => setSigner(value as Signer)}
        />
        <TextField
          kind="code"
          label="Clock of the receiver, seconds ahead"
          help="Negative when it is behind. Up to 300 seconds are accepted."
          value={skew}
          fault={seconds === undefined ? 'Write whole seconds, such as 301 or -20.' : undefined}
          onChange={(value) => {
            setSkew(value);
            change('The clock of the receiver was changed.');
          }}
        />
      </FieldGrid>
      <div className={styles.actions}>
        <button type="button" className={styles.primary} onClick={generate}>
          Generate
        </button>
        <button
          type="button"
          className={styles.action}
          onClick={() => void sign(delivery, 'The delivery was signed as it is.')}
        >
          Sign
        </button>
        <button type="button" className={styles.action} onClick={tamperWithBody}>
          Tamper
        </button>
      </div>
      <div className={styles.delivery}>
        {PARTS.map(([name, label, words]) => (
          <TextField
            key={name}
            kind="code"
            label={label}
            rows={rows[name]}
            value={delivery[name]}
            onChange={(value) => change(words, { [name]: value })}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.primary}
          aria-disabled={seconds === undefined}
          onClick={() => void deliver()}
        >
          {receipt?.status === 204 ? 'Replay' : 'Deliver'}
        </button>
      </div>
      <Outcome receipt={receipt} notice={notice} />
    </>
  );
}
