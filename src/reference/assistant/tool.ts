import type { JsonObject, JsonValue } from '../contract/model';
import { Validator } from '../contract/schema/validate';

/** What an assistant can do with the site; the same over stdio and in a browser. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of the input. */
  readonly inputSchema: JsonObject & { readonly type: 'object' };
  /** Whether it changes nothing. */
  readonly isReadOnly: boolean;
  /** @throws {ToolError} when the input asks for what there is not */
  readonly run: (input: JsonObject) => Promise<JsonValue>;
}

/** As the Model Context Protocol writes it. */
export interface ToolAnswer {
  readonly content: { readonly type: 'text'; readonly text: string }[];
  readonly isError?: true;
  readonly [extension: string]: unknown;
}

/** A mistake in what was asked, in words that say what to ask instead. */
export class ToolError extends Error {}

/** Characters of an input and of an answer: no tool fills the context of an assistant. */
const MOST_INPUT = 100_000;
const MOST_OUTPUT = 30_000;
/** Milliseconds. */
const LONGEST_CALL = 10_000;

/** What the input of a tool may hold. */
export const inputOf = (
  properties: Readonly<Record<string, JsonObject>>,
  required: readonly string[] = [],
): Tool['inputSchema'] => ({ type: 'object', properties, required, additionalProperties: false });

const answerOf = (text: string): ToolAnswer => ({ content: [{ type: 'text', text }] });

const validator = new Validator({});

function checkInput({ name, inputSchema }: Tool, input: JsonObject): void {
  const { length } = JSON.stringify(input);
  if (length > MOST_INPUT) {
    throw new ToolError(`The input has ${length} characters; ${MOST_INPUT} are taken.`);
  }
  const breaches = validator.check(input, inputSchema);
  if (breaches.length === 0) return;
  const list = breaches.map(({ path, detail }) => `${path.join('.') || 'input'}: ${detail}`);
  throw new ToolError(`${name} does not take this input. ${list.join(' ')}`);
}

async function inTime<T>(work: Promise<T>, longest: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ToolError(`There was no answer within ${longest / 1000} seconds. Try again.`));
    }, longest);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Calls a tool by its name. Whatever goes wrong is an answer that an assistant can act on. */
export async function callTool(
  tools: readonly Tool[],
  name: string,
  input: JsonObject,
  longest = LONGEST_CALL,
): Promise<ToolAnswer> {
  try {
    const tool = tools.find((candidate) => candidate.name === name);
    if (!tool) {
      const names = tools.map((candidate) => candidate.name).join(', ');
      throw new ToolError(`There is no tool ${name}; there are ${names}.`);
    }
    checkInput(tool, input);
    const answer = await inTime(tool.run(input), longest);
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    if (text.length > MOST_OUTPUT) {
      throw new ToolError(
        `The answer has ${text.length} characters, more than ${MOST_OUTPUT}. It was not cut: ask for less, ` +
          'such as a smaller page of a list.',
      );
    }
    return answerOf(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      ...answerOf(error instanceof ToolError ? reason : `${name} failed: ${reason}`),
      isError: true,
    };
  }
}
