import { useId, useState, type ReactNode } from 'react';
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
import Delivery from './Delivery';
import Outcome from './Outcome';
import styles from './styles.module.css';

interface Props {
  readonly events: readonly BenchEvent[];
}

const SIGNERS: readonly { readonly value: Signer; readonly label: string }[] = [
  { value: 'own', label: 'the secret above' },
  { value: 'other', label: 'another secret, as a forger has it' },
  { value: 'rotation', label: 'a new secret and the one above, as during a rotation' },
];

const EMPTY: BenchMessage = { id: '', timestamp: '', body: '' };
const BAD_SKEW = 'Write whole seconds, such as 301 or -20.';

const hasWebCrypto = (): boolean => window.isSecureContext && 'subtle' in window.crypto;

/** A delivery to make, sign, change and receive; nothing leaves the page. */
export default function Bench({ events }: Props): ReactNode {
  const id = useId();
  const [type, setType] = useState(events[0]?.type ?? '');
  const [secret, setSecret] = useState(SAMPLE_SECRET);
  const [signer, setSigner] = useState<Signer>('own');
  const [message, setMessage] = useState<BenchMessage>(EMPTY);
  const [signature, setSignature] = useState('');
  const [skew, setSkew] = useState('0');
  const [receipt, setReceipt] = useState<Receipt>();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [notice, setNotice] = useState('Generate a delivery, or paste one.');
  const seconds = readSkew(skew);
  const types = events.map((event) => ({ value: event.type, label: event.type }));

  if (!hasWebCrypto()) {
    return (
      <p className={styles.fault}>
        This browser offers no WebCrypto here, because the page does not come by HTTPS or from this
        machine. Open it by its <code>https</code> address.
      </p>
    );
  }

  /** An earlier result no longer applies once the delivery changed. */
  const change = (words: string): void => {
    setReceipt(undefined);
    setNotice(`${words} Deliver it to see what the receiver makes of it.`);
  };
  const sign = async (signed: BenchMessage, words: string): Promise<void> => {
    try {
      const secrets = signingSecrets(signer, secret, Math.random);
      const headers = await signatureHeaders(secrets, signed);
      setSignature(headers['webhook-signature']);
      change(words);
    } catch (error) {
      setReceipt(undefined);
      setNotice(error instanceof Error ? error.message : String(error));
    }
  };
  const generate = (): void => {
    const event = events.find((candidate) => candidate.type === type);
    if (!event) return;
    const made = newMessage(event, Date.now(), Math.random);
    setMessage(made);
    void sign(made, 'A new delivery was made and signed.');
  };
  const edit = (part: Partial<BenchMessage>): void => {
    setMessage({ ...message, ...part });
    change('The delivery was changed after it was signed.');
  };
  const tamperWith = (): void => {
    const { body, change: what } = tamper(message.body);
    setMessage({ ...message, body });
    change(what);
  };
  const deliver = async (): Promise<void> => {
    const headers = {
      'webhook-id': message.id,
      'webhook-timestamp': message.timestamp,
      'webhook-signature': signature,
    };
    const now = Math.floor(Date.now() / 1000) + (seconds ?? 0);
    const received = await receive({ secret, headers, body: message.body, now }, seen);
    setReceipt(received);
    if (received.status === 204) setSeen(new Set([...seen, message.id]));
  };

  return (
    <>
      <FieldGrid>
        <Choice
          id={`${id}type`}
          label="Event"
          groups={[{ options: types }]}
          value={type}
          onChange={setType}
        />
        <TextField
          kind="code"
          id={`${id}secret`}
          label="Signing secret of the receiver"
          help="Stays in this page and is not stored. Use one of the sandbox alone."
          value={secret}
          onChange={(value) => {
            setSecret(value);
            change('The secret of the receiver was changed.');
          }}
        />
        <Choice
          id={`${id}signer`}
          label="Sign with"
          groups={[{ options: SIGNERS }]}
          value={signer}
          onChange={(chosen) =>
            setSigner(SIGNERS.find(({ value }) => value === chosen)?.value ?? 'own')
          }
        />
        <TextField
          kind="code"
          id={`${id}skew`}
          label="Clock of the receiver, seconds ahead"
          help="Negative when it is behind. Up to 300 seconds are accepted."
          value={skew}
          fault={seconds === undefined ? BAD_SKEW : undefined}
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
          onClick={() => void sign(message, 'The delivery was signed as it stands.')}
        >
          Sign
        </button>
        <button type="button" className={styles.action} onClick={tamperWith}>
          Tamper
        </button>
      </div>
      <Delivery
        message={message}
        signature={signature}
        onMessage={edit}
        onSignature={(value) => {
          setSignature(value);
          change('The signature was changed.');
        }}
      />
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.primary}
          aria-disabled={seconds === undefined}
          onClick={() => {
            if (seconds !== undefined) void deliver();
          }}
        >
          {receipt?.status === 204 ? 'Replay' : 'Deliver'}
        </button>
      </div>
      <Outcome receipt={receipt} notice={notice} />
    </>
  );
}
