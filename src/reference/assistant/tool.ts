import { textOf } from '../contract/json';
import type { JsonObject, JsonValue } from '../contract/model';
import { Validator } from '../contract/schema/validate';

/** A tool with which an assistant uses the site; the same over stdio and in a browser. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonObject & { readonly type: 'object' };
  /** Whether the tool changes nothing. */
  readonly isReadOnly: boolean;
  /** @throws {ToolError} when the input asks for something that does not exist */
  readonly run: (input: JsonObject) => Promise<JsonValue>;
}

/** The answer of a tool in the form of the Model Context Protocol. */
export interface ToolAnswer {
  readonly content: { readonly type: 'text'; readonly text: string }[];
  readonly isError?: true;
  readonly [extension: string]: unknown;
}

/** A problem with the input, with a message that says what to ask instead. */
export class ToolError extends Error {}

/** Maximum characters, so that no tool fills the context of an assistant. */
const MOST_INPUT = 100_000;
const MOST_OUTPUT = 30_000;
/** Maximum duration of a call, in milliseconds. */
const LONGEST_CALL = 10_000;

/** Returns the schema of a tool's input. */
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

/** Calls a tool by its name. Every failure becomes an answer that an assistant can act on. */
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
    const text = textOf(answer);
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
