import type { JsonValue } from '../contract/model';
import { textOf } from '../contract/json';
import { parseJson } from '../contract/http/parse-json';
import { type Answer, evaluate, fill, holds, type Scope } from './expression';
import { formFields } from './form';
import type { Recipe, RecipeStep } from './recipe';

/** The API that a recipe calls. */
export interface Host {
  /** Base URL without a final slash. */
  readonly baseUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Lets time pass before a call is made again. */
  readonly wait: (seconds: number) => void | Promise<void>;
}

/** A step that has run. */
export interface Taken {
  readonly step: RecipeStep;
  readonly request: SentRequest;
  readonly answer: Answer;
  /** How often the call was repeated. */
  readonly repeats: number;
  /** Conditions of the outcome that do not hold; if there are any, the recipe ends. */
  readonly broken: readonly string[];
}

export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
}

function writtenBody(contentType: string | undefined, body: JsonValue): string {
  const fields = formFields(contentType, body);
  if (fields) return new URLSearchParams(fields.map((pair) => [...pair])).toString();
  return textOf(body);
}

/** Returns the request of a step, with the values of earlier steps filled in. */
function requestOf(step: RecipeStep, scope: Scope, baseUrl: string): SentRequest {
  const { method, path, parameters, contentType, body } = step;
  const pairsIn = (place: string) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, value }) => [name, textOf(fill(value, scope))] as const);
  const filled = pairsIn('path').reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const query = new URLSearchParams(pairsIn('query').map((pair) => [...pair])).toString();
  const sent = body === undefined ? undefined : fill(body, scope);
  const cookies = pairsIn('cookie').map(([name, value]) => `${name}=${value}`);
  return {
    method,
    url: `${baseUrl}${filled}${query === '' ? '' : `?${query}`}`,
    headers: [
      ...pairsIn('header'),
      ...(cookies.length === 0 ? [] : [['Cookie', cookies.join('; ')] as const]),
      ...(contentType === undefined ? [] : [['Content-Type', contentType] as const]),
    ],
    ...(sent === undefined ? {} : { body: writtenBody(contentType, sent) }),
  };
}

async function answerTo({ url, headers, ...request }: SentRequest, host: Host): Promise<Answer> {
  const response = await host.fetch(
    new Request(url, {
      ...request,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
    }),
  );
  const text = await response.text();
  const parsed = parseJson(text);
  const body = 'value' in parsed ? parsed.value : text;
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : body,
  };
}

/** Runs the steps of a recipe, and stops after the first whose outcome is not reached. */
export async function* run(
  { steps }: Recipe,
  inputs: Readonly<Record<string, JsonValue>>,
  host: Host,
): AsyncGenerator<Taken> {
  const outputs = new Map<string, Readonly<Record<string, JsonValue>>>();
  for (const step of steps) {
    const request = requestOf(step, { inputs, steps: outputs }, host.baseUrl);
    const { seconds = 0, times = 0 } = step.repeat ?? {};
    let repeats = -1;
    let answer: Answer;
    let broken: readonly string[];
    do {
      repeats += 1;
      if (repeats > 0) await host.wait(seconds);
      answer = await answerTo(request, host);
      const scope = { inputs, steps: outputs, answer };
      broken = step.outcome.filter((condition) => !holds(condition, scope));
    } while (broken.length > 0 && repeats < times);
    const scope = { inputs, steps: outputs, answer };
    const kept = Object.entries(step.outputs).flatMap(([name, expression]) => {
      const value = evaluate(expression, scope);
      return value === undefined ? [] : [[name, value] as const];
    });
    outputs.set(step.id, Object.fromEntries(kept));
    yield { step, request, answer, repeats, broken };
    if (broken.length > 0) return;
  }
}
