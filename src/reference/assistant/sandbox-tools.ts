import { asText } from '../contract/json';
import type { JsonObject, JsonValue } from '../contract/model';
import type { SentEvent } from '../mock';
import { signatureHeaders } from '../webhooks/sign';
import { setInput } from './docs-tools';
import { setNamed, type AssistantSet, type Library } from './library';
import { OwnSandbox } from './own-sandbox';
import { inputOf, ToolError, type Tool } from './tool';

/** Maximum number of events in one answer. */
const MOST_EVENTS = 20;

const signed = async ({
  id,
  type,
  timestamp: at,
  body,
  secrets,
}: SentEvent): Promise<JsonValue> => ({
  id,
  type,
  headers: await signatureHeaders(secrets, {
    id,
    timestamp: Math.floor(Date.parse(at) / 1000),
    body,
  }),
  body,
});

/** A token and a field value of HTTP (RFC 9110, sections 5.1 and 5.5). */
const HEADER_NAME = "^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$";
const HEADER_VALUE = '^[\\t\\x20-\\x7e\\x80-\\xff]{0,2000}$';

/** Returns the tools that use the sandbox: one session for each set, kept until it is reset. */
export function sandboxTools(library: Library): readonly Tool[] {
  const opened = new Map<AssistantSet, Promise<OwnSandbox>>();
  const sandboxOf = (input: JsonObject): Promise<OwnSandbox> => {
    const set = setNamed(library, input.set);
    if (!set) throw new ToolError('There is no docs set.');
    const sandbox = opened.get(set) ?? OwnSandbox.load(set);
    opened.set(set, sandbox);
    return sandbox;
  };
  const required = library.sets.length > 1 ? ['set'] : [];
  const text = (description: string): JsonObject => ({
    type: 'string',
    maxLength: 200,
    description,
  });
  const doing = (
    tool: Omit<Tool, 'run' | 'inputSchema' | 'isReadOnly'>,
    properties: Readonly<Record<string, JsonObject>>,
    work: (sandbox: OwnSandbox, input: JsonObject) => JsonObject | Promise<JsonObject>,
    needed = Object.keys(properties),
  ): Tool => ({
    ...tool,
    inputSchema: inputOf({ set: setInput(library), ...properties }, [...required, ...needed]),
    isReadOnly: false,
    run: async (input) => {
      const sandbox = await sandboxOf(input);
      return sandbox.watched(() => work(sandbox, input));
    },
  });
  return [
    doing(
      {
        name: 'call_sandbox',
        title: 'Call the API in the sandbox',
        description:
          'Sends a request to a sandbox inside this tool: no network, no account, nothing real happens. It keeps ' +
          'what was created. Only the credentials are added; send every other header that the operation asks for, ' +
          'such as Idempotency-Key. Answers with status, headers, body and the events that the call sent.',
      },
      {
        method: { type: 'string', enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
        path: {
          type: 'string',
          pattern: '^/',
          maxLength: 2000,
          description: 'Path below the base URL with its parameters filled in, and the query.',
        },
        headers: {
          type: 'object',
          patternProperties: { [HEADER_NAME]: { type: 'string', pattern: HEADER_VALUE } },
          additionalProperties: false,
        },
        body: {
          description: 'JSON; a text is sent as it is, with the Content-Type that you name.',
        },
        access: {
          type: 'string',
          enum: ['full', 'readonly', 'none'],
          default: 'full',
          description: 'What the key that is sent may do.',
        },
      },
      (sandbox, input) => sandbox.call(input),
      ['method', 'path'],
    ),
    {
      name: 'list_events',
      title: 'List the events of the sandbox',
      description:
        `The webhook events of the sandbox, oldest first, ${MOST_EVENTS} at most: each with its signed headers and its raw body, ` +
        'and the secret that signs them, for verify_webhook.',
      inputSchema: inputOf(
        { set: setInput(library), after: text('Id of an event: only later ones.') },
        required,
      ),
      isReadOnly: true,
      run: async (input) => {
        const { session } = await sandboxOf(input);
        const { events } = session;
        const from = events.findIndex(({ id }) => id === input.after) + 1;
        if (input.after !== undefined && from === 0) throw new ToolError('No event has this id.');
        const list = await Promise.all(events.slice(from, from + MOST_EVENTS).map(signed));
        return { secret: session.secret, events: list, more: events.length > from + MOST_EVENTS };
      },
    },
    doing(
      {
        name: 'advance_clock',
        title: 'Advance the clock of the sandbox',
        description:
          'Moves the virtual clock forward; everything due in between happens in its order.',
      },
      { duration: text('ISO 8601: days, hours, minutes and seconds, such as PT31S or P1DT2H.') },
      (sandbox, { duration }) => sandbox.advance(asText(duration) ?? ''),
    ),
    doing(
      {
        name: 'move_object',
        title: 'Make a move that no call makes',
        description: 'Moves an object to a state as the provider would, such as a suspension.',
      },
      { id: text('Identifier of the object.'), to: text('State of its lifecycle.') },
      (sandbox, { id, to }) => sandbox.move(asText(id) ?? '', asText(to) ?? ''),
    ),
    doing(
      {
        name: 'reset_sandbox',
        title: 'Begin anew in the sandbox',
        description: 'Forgets objects and events, and sets the clock back.',
      },
      {},
      (sandbox) => sandbox.reset(),
    ),
  ];
}
