import { useId, type ReactNode } from 'react';
import type { BenchMessage } from '@site/src/reference/webhooks/bench';
import { TextField } from '../FormField';
import styles from './styles.module.css';

interface Props {
  readonly message: BenchMessage;
  /** The header `webhook-signature`. */
  readonly signature: string;
  readonly onMessage: (part: Partial<BenchMessage>) => void;
  readonly onSignature: (signature: string) => void;
}

/** Rows of the body: as many as its text needs at about 60 characters, within limits. */
const rowsOf = (text: string): number => Math.min(Math.max(Math.ceil(text.length / 60), 4), 14);

/** What a delivery consists of: three headers and the body, each to be changed. */
export default function Delivery(props: Props): ReactNode {
  const { message, signature, onMessage, onSignature } = props;
  const id = useId();
  return (
    <div className={styles.delivery}>
      <TextField
        kind="code"
        id={`${id}id`}
        label="webhook-id"
        value={message.id}
        onChange={(value) => onMessage({ id: value })}
      />
      <TextField
        kind="code"
        id={`${id}timestamp`}
        label="webhook-timestamp"
        value={message.timestamp}
        onChange={(timestamp) => onMessage({ timestamp })}
      />
      <TextField
        kind="code"
        id={`${id}signature`}
        label="webhook-signature"
        rows={2}
        value={signature}
        onChange={onSignature}
      />
      <TextField
        kind="code"
        id={`${id}body`}
        label="Body"
        rows={rowsOf(message.body)}
        value={message.body}
        onChange={(body) => onMessage({ body })}
      />
    </div>
  );
}
