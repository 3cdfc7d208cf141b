import { useId, type ReactNode } from 'react';
import type { BodyGuide, FieldGuide, FieldGuides } from '@site/src/reference/playground/data';
import { MOST_ISSUES, type Issue } from '@site/src/reference/playground/check';
import { jsonText } from '@site/src/reference/playground/draft';
import { parseJson } from '@site/src/reference/contract/parse-json';
import FieldHelp from '../FieldHelp';
import { Action } from '../Panel';
import styles from './styles.module.css';

interface Props {
  readonly guide: BodyGuide;
  /** Loads the help on the fields of this body. */
  readonly fields: () => Promise<readonly FieldGuide[]>;
  readonly value: string;
  readonly issues: readonly Issue[];
  readonly onChange: (body: string) => void;
}

/** Loads the help on the fields of every body of a set. */
export type LoadFields = () => Promise<{ readonly default: FieldGuides }>;

/** Rows of the text field: as many as lines, within limits. */
const rowsOf = (text: string): number => Math.min(Math.max(text.split('\n').length + 1, 5), 26);

/** The JSON body: text, examples of the contract, help on its fields, and what is wrong. */
export default function BodyEditor({ guide, fields, value, issues, onChange }: Props): ReactNode {
  const id = useId();
  const format = (): void => {
    const parsed = parseJson(value);
    if ('value' in parsed) onChange(jsonText(parsed.value));
  };
  return (
    <div className={styles.body}>
      <div className={styles.bar}>
        <label htmlFor={id} className={styles.label}>
          Body (JSON)
        </label>
        {guide.examples.length > 1 &&
          guide.examples.map((example) => (
            <Action key={example.summary} onClick={() => onChange(jsonText(example.value))}>
              {example.summary}
            </Action>
          ))}
        <Action onClick={format}>Format</Action>
      </div>
      <textarea
        id={id}
        data-at="body"
        className={styles.text}
        rows={rowsOf(value)}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        wrap="off"
        value={value}
        aria-invalid={issues.length > 0}
        aria-describedby={`${id}issues`}
        onChange={(event) => onChange(event.target.value)}
      />
      <ul id={`${id}issues`} className={styles.issues}>
        {issues.slice(0, MOST_ISSUES).map(({ at, message }) => (
          <li key={at + message}>
            {at !== 'body' && <code>{at.slice('body'.length)}</code>} {message}
          </li>
        ))}
      </ul>
      <FieldHelp load={fields} />
    </div>
  );
}
