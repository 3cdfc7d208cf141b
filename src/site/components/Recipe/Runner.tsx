import { useEffect, useRef, useState, type ReactNode } from 'react';
import { jsonOf } from '@site/src/reference/contract/http/parse-json';
import type { JsonValue } from '@site/src/reference/contract/model';
import { jsonText } from '@site/src/reference/contract/numeral';
import type { LoadedPlayground } from '@site/src/reference/playground/data';
import { beginRecipe } from '@site/src/reference/playground/recipe-sandbox';
import type { Recipe } from '@site/src/reference/recipes/recipe';
import type { Taken } from '@site/src/reference/recipes/run';
import CodeText from '../CodeText';
import StatusBadge from '../StatusBadge';
import styles from './styles.module.css';

interface Props {
  readonly recipe: Recipe;
  readonly title: string;
  readonly data: LoadedPlayground;
}

/** A finished step, with the types of the events that arrived during it. */
interface Done extends Taken {
  readonly events: readonly string[];
}

const pretty = (value: JsonValue): string =>
  typeof value === 'string' ? value : jsonText(value, 2);

function Code({ label, text }: { readonly label: string; readonly text: string }): ReactNode {
  return (
    <>
      <p className={styles.label}>{label}</p>
      <CodeText code={text} language="json" label={label} wraps />
    </>
  );
}

/** One finished step: its request and its answer. */
function Step({ step, request, answer, repeats, broken, events }: Done): ReactNode {
  const sent = request.url.replace(/^https?:\/\/[^/]+/, '');
  return (
    <li>
      <details className={styles.step}>
        <summary>
          <StatusBadge httpStatus={String(answer.status)} />{' '}
          <code className={styles.address}>
            {request.method} {sent}
          </code>
        </summary>
        <dl className={styles.headers}>
          {request.headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {step.body !== undefined && (
          <Code label="Body sent" text={pretty(jsonOf(request.body ?? '') ?? request.body ?? '')} />
        )}
        {answer.body !== undefined && <Code label="Answer" text={pretty(answer.body)} />}
      </details>
      <p className={styles.note}>
        {repeats > 0 && `Made ${repeats + 1} times, until it was there. `}
        {broken.length > 0 && `Not as expected: ${broken.join(', ')}. `}
        {events.length > 0 && <>Events: {events.join(', ')}.</>}
      </p>
    </li>
  );
}

/** Runs the steps of a recipe one by one in a separate sandbox. */
export default function Runner({ recipe, title, data }: Props): ReactNode {
  const [done, setDone] = useState<readonly Done[]>([]);
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const steps = useRef<AsyncGenerator<Taken>>(undefined);
  const events = useRef<string[]>([]);
  const region = useRef<HTMLElement>(null);
  const next = recipe.steps[done.length];
  const isOver = !next || fault !== '' || done.some(({ broken }) => broken.length > 0);

  // The pressed button disappears with the last step, so the focus needs another target.
  useEffect(() => region.current?.focus({ preventScroll: true }), [isOver]);

  const take = async (count: number): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFault('');
    try {
      steps.current ??= await beginRecipe(data, recipe, ({ type }) => events.current.push(type));
      for (let taken = 0; taken < count; taken += 1) {
        const { value } = (await steps.current.next()) as IteratorResult<Taken, undefined>;
        if (value === undefined) break;
        const arrived = events.current.splice(0);
        setDone((before) => [...before, { ...value, events: arrived }]);
      }
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  const restart = (): void => {
    if (isBusy) return;
    steps.current = undefined;
    events.current = [];
    setDone([]);
    setFault('');
    region.current?.focus({ preventScroll: true });
  };

  return (
    <section ref={region} className={styles.runner} aria-label={`Run: ${title}`} tabIndex={-1}>
      <ol className={styles.list}>
        {done.map((taken) => (
          <Step key={taken.step.id} {...taken} />
        ))}
      </ol>
      <p role="status" className={styles.status}>
        {done.length} of {recipe.steps.length} steps taken.
        {!isOver && ` Next: ${next.method} ${next.path}`}
      </p>
      {fault !== '' && <p role="alert">The sandbox stopped: {fault}</p>}
      <div className={styles.tools}>
        {!isOver && (
          <>
            <button
              type="button"
              className={styles.primary}
              aria-disabled={isBusy}
              onClick={() => void take(1)}
            >
              Next step
            </button>
            <button
              type="button"
              className={styles.action}
              aria-disabled={isBusy}
              onClick={() => void take(recipe.steps.length)}
            >
              Run the rest
            </button>
          </>
        )}
        {(done.length > 0 || isOver) && (
          <button type="button" className={styles.action} aria-disabled={isBusy} onClick={restart}>
            Start again
          </button>
        )}
      </div>
    </section>
  );
}
