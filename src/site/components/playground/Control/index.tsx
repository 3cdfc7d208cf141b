import type { ComponentProps, ReactNode } from 'react';
import { TextField } from '../../FormField';
import styles from './styles.module.css';

interface Props extends Omit<ComponentProps<typeof TextField>, 'kind' | 'label'> {
  readonly name: string;
  readonly required?: boolean;
  readonly help: string;
}

/** A named value of a request, with its help and its violations of the contract. */
export default function Control({ name, required = false, help, ...field }: Props): ReactNode {
  const { choices = [] } = field;
  return (
    <TextField
      {...field}
      kind="code"
      label={
        <span className={styles.name}>
          {name}
          {required && <span className={styles.required}> required</span>}
        </span>
      }
      help={choices.length > 0 ? `${help} One of: ${choices.join(', ')}.` : help}
    />
  );
}
