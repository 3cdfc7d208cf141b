import { useState, type ReactNode } from 'react';
import type { FieldGuide } from '@site/src/reference/playground/data';
import styles from './styles.module.css';

interface Props {
  readonly load: () => Promise<readonly FieldGuide[]>;
}

/** Help on the fields of a body from the contract; loaded when it is opened. */
export default function FieldHelp({ load }: Props): ReactNode {
  const [fields, setFields] = useState<readonly FieldGuide[] | 'failed'>();
  const open = (): void => {
    if (typeof fields === 'object') return;
    load().then(setFields, () => setFields('failed'));
  };
  return (
    <details className={styles.fields} onToggle={(event) => event.currentTarget.open && open()}>
      <summary>Fields of the body</summary>
      {fields === 'failed' && (
        <p role="alert">
          The help could not be loaded. Connect, then open it again; the reference of the operation
          says the same.
        </p>
      )}
      {typeof fields === 'object' && (
        <dl>
          {fields.map(({ pointer, type, required, help }) => (
            <div key={pointer}>
              <dt>
                <code>{pointer}</code> {type}
                {required && <strong> required</strong>}
              </dt>
              <dd>{help}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}
