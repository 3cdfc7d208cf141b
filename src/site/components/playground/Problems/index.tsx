import type { ReactNode } from 'react';
import { MOST_ISSUES } from '@site/src/reference/playground/check';
import { rangeOfField } from '@site/src/reference/playground/place';
import type { View } from '../view';
import styles from './styles.module.css';

const summaryOf = (count: number): string =>
  count === 0
    ? 'The request fits its schema.'
    : `${count} ${count === 1 ? 'thing does' : 'things do'} not fit the contract. You can send it all the same.`;

const nameOf = (path: string): string =>
  path === 'key' ? 'Idempotency-Key' : path.replace(/^(?:body(?=\/)|(?:path|query|header)\.)/, '');

/** Moves the focus to the field of a problem and, in a body, to the position in its text. */
function focusOn(form: HTMLFormElement | null, path: string): void {
  const [name = ''] = path.split('/');
  const field = [...(form?.querySelectorAll<HTMLElement>('[data-at]') ?? [])].find(
    (element) => element.dataset.at === name,
  );
  field?.focus();
  if (field instanceof HTMLTextAreaElement) {
    field.setSelectionRange(...rangeOfField(field.value, path.slice(name.length)));
  }
}

/** The violations of the contract, each with a link to its field. */
export default function Problems({ issues }: Pick<View, 'issues'>): ReactNode {
  return (
    <div className={styles.problems}>
      <p className={styles.summary} data-fits={issues.length === 0} aria-live="polite">
        {summaryOf(issues.length)}
      </p>
      {issues.length > 0 && (
        <ul className={styles.list} aria-label="Problems of the request">
          {issues.slice(0, MOST_ISSUES).map(({ path, message }) => (
            <li key={path + message}>
              <button
                type="button"
                className={styles.problem}
                onClick={(event) => focusOn(event.currentTarget.form, path)}
              >
                <code>{nameOf(path)}</code> {message}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
