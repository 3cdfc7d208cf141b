import { useId, type ReactNode } from 'react';
import type { BodyGuide } from '@site/src/reference/playground/data';
import { kindOf } from '@site/src/reference/contract/http/media-type';
import { isTypedAsJson } from '@site/src/reference/contract/http/payload';
import { MOST_ISSUES } from '@site/src/reference/playground/check';
import { jsonText } from '@site/src/reference/contract/numeral';
import { bodyText } from '@site/src/reference/playground/draft';
import { parseJson } from '@site/src/reference/contract/http/parse-json';
import FieldHelp from '../FieldHelp';
import { Action } from '../Panel';
import type { View } from '../view';
import styles from './styles.module.css';

/** Returns the rows of the text field: the number of lines, within limits. */
const rowsOf = (text: string): number => Math.min(Math.max(text.split('\n').length + 1, 5), 26);

/**
 * The editor of the body: its text, examples of the contract, help on its fields, and its problems.
 */
export default function BodyEditor(props: View & { readonly guide: BodyGuide }): ReactNode {
  const { guide, draft, change, loadFields, entry } = props;
  const type = entry.operation.body?.type ?? '';
  const isJson = isTypedAsJson(type);
  const typed = !isJson ? type : kindOf(type) === 'json' ? 'JSON' : `JSON, sent as ${type}`;
  const id = useId();
  const issues = props.issues.filter(({ path }) => path.startsWith('body'));
  const format = (): void => {
    const parsed = parseJson(draft.body);
    if ('value' in parsed) change({ body: jsonText(parsed.value, 2) });
  };
  return (
    <div className={styles.body}>
      <div className={styles.bar}>
        <label htmlFor={id} className={styles.label}>
          Body ({typed})
        </label>
        {guide.examples.length > 1 &&
          guide.examples.map(({ summary, value }) => (
            <Action
              key={summary}
              onClick={() => change({ body: bodyText(entry.operation, value) })}
            >
              {summary}
            </Action>
          ))}
        {isJson && <Action onClick={format}>Format</Action>}
      </div>
      <textarea
        id={id}
        data-at="body"
        className={styles.text}
        rows={rowsOf(draft.body)}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        wrap="off"
        value={draft.body}
        aria-invalid={issues.length > 0}
        aria-describedby={`${id}issues`}
        onChange={(event) => change({ body: event.target.value })}
      />
      <ul id={`${id}issues`} className={styles.issues}>
        {issues.slice(0, MOST_ISSUES).map(({ path, message }) => (
          <li key={path + message}>
            {path !== 'body' && <code>{path.slice('body'.length)}</code>} {message}
          </li>
        ))}
      </ul>
      <FieldHelp load={async () => (await loadFields()).default[draft.operation] ?? []} />
    </div>
  );
}
