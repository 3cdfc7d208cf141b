import type { ReactNode } from 'react';
import { texts } from '@site/src/reference/contract/json';
import { textOf } from '@site/src/reference/mock/json';
import Control from '../Control';
import type { View } from '../view';
import styles from './styles.module.css';

const PLACES = [
  ['path', 'Path'],
  ['query', 'Query'],
  ['header', 'Headers'],
] as const;

/** The parameters of an operation, grouped by where they are sent. */
export default function Parameters(view: View): ReactNode {
  const { entry, draft, issues, change } = view;
  return PLACES.map(([place, title]) => {
    const parameters = entry.operation.parameters.filter((parameter) => parameter.in === place);
    if (parameters.length === 0) return null;
    return (
      <fieldset key={place} className={styles.place}>
        <legend className={styles.legend}>{title}</legend>
        {parameters.map(({ name, required, schema, example }) => {
          const path = `${place}.${name}`;
          const { type, enum: choices } = entry.validator.resolve(schema);
          return (
            <Control
              key={path}
              path={path}
              name={name}
              required={required === true}
              help={entry.guide.parameters[name] ?? ''}
              placeholder={textOf(example ?? '')}
              choices={type === 'boolean' ? ['true', 'false'] : texts(choices)}
              value={draft.values[path] ?? ''}
              fault={issues.find((issue) => issue.path === path)?.message}
              onChange={(value) => change({ values: { ...draft.values, [path]: value } })}
            />
          );
        })}
      </fieldset>
    );
  });
}
