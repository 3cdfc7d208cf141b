import type { ReactNode } from 'react';
import { codeInputClass, describedBy, Labeled } from '../../FormField';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  /** Place of the request that it holds, as problems name it: `path.cardId`. */
  readonly at?: string;
  readonly name: string;
  readonly required?: boolean;
  readonly help: string;
  readonly example?: string;
  /** Values the contract allows; others can be sent all the same. */
  readonly choices?: readonly string[];
  readonly value: string;
  readonly issue?: string | undefined;
  readonly secret?: boolean;
  readonly onChange: (value: string) => void;
}

/** A named text of a request, with its help and what the contract says against it. */
export default function Control(props: Props): ReactNode {
  const { id, name, value, issue, onChange } = props;
  const { required = false, secret = false, example = '', choices = [] } = props;
  const help = choices.length > 0 ? `${props.help} One of: ${choices.join(', ')}.` : props.help;
  const label = (
    <span className={styles.name}>
      {name}
      {required && <span className={styles.required}> required</span>}
    </span>
  );
  return (
    <Labeled id={id} label={label} help={help} fault={issue}>
      <input
        id={id}
        data-at={props.at}
        className={codeInputClass}
        type={secret ? 'password' : 'text'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        list={choices.length > 0 ? `${id}choices` : undefined}
        placeholder={example}
        value={value}
        aria-describedby={describedBy({ id, help, fault: issue })}
        aria-invalid={issue !== undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {choices.length > 0 && (
        <datalist id={`${id}choices`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </Labeled>
  );
}
