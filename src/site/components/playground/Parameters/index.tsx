import { useId, type ReactNode } from 'react';
import { texts } from '@site/src/reference/contract/json';
import { textOf } from '@site/src/reference/mock/json';
import type { MockParameter } from '@site/src/reference/mock/contract';
import type { Validator } from '@site/src/reference/contract/validate';
import type { Entry } from '@site/src/reference/playground/catalog';
import type { Issue } from '@site/src/reference/playground/check';
import Control from '../Control';
import styles from './styles.module.css';

interface Props {
  readonly entry: Entry;
  readonly values: Readonly<Record<string, string>>;
  readonly issues: readonly Issue[];
  readonly validator: Validator;
  readonly onChange: (name: string, value: string) => void;
}

const PLACES = { path: 'Path', query: 'Query', header: 'Headers' } as const;

/** The parameters of an operation, grouped by where they are sent. */
export default function Parameters(props: Props): ReactNode {
  const { entry, values, issues, validator, onChange } = props;
  const id = useId();
  const control = (parameter: MockParameter): ReactNode => {
    const at = `${parameter.in}.${parameter.name}`;
    const { type, enum: choices } = validator.resolve(parameter.schema);
    const choice = type === 'boolean' ? ['true', 'false'] : texts(choices);
    return (
      <Control
        key={at}
        id={`${id}${at}`}
        at={at}
        name={parameter.name}
        required={parameter.required === true}
        help={entry.guide.parameters[parameter.name] ?? ''}
        placeholder={textOf(parameter.example)}
        choices={choice}
        value={values[at] ?? ''}
        fault={issues.find((issue) => issue.at === at)?.message}
        onChange={(value) => onChange(at, value)}
      />
    );
  };
  return (['path', 'query', 'header'] as const).map((place) => {
    const parameters = entry.operation.parameters.filter((parameter) => parameter.in === place);
    if (parameters.length === 0) return null;
    return (
      <fieldset key={place} className={styles.place}>
        <legend className={styles.legend}>{PLACES[place]}</legend>
        {parameters.map(control)}
      </fieldset>
    );
  });
}
