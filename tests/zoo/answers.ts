import { upgrade } from '@scalar/openapi-upgrader';
import { Ajv2020 } from '@redocly/ajv/dist/2020.js';
import { child, isArray, isObject, textOf } from '../../src/reference/contract/json';
import type { Contract, JsonObject, JsonValue } from '../../src/reference/contract/model';
import { compile } from '../../src/reference/mock/compile';
import { entriesOf } from '../../src/reference/playground/catalog';
import { compile as compilePlayground } from '../../src/reference/playground/compile';
import { newDraft } from '../../src/reference/playground/draft';
import { outgoingRequest } from '../../src/reference/playground/request';
import { requestOf } from '../../src/reference/playground/send';
import { stillSandbox } from '../mock/support';
import { Original } from './original';

/** The sandbox's answers to the samples of a contract. */
export interface Answers {
  readonly asked: number;
  /** Descriptions of answers that do not match the document. */
  readonly wrong: readonly string[];
}

const isJson = (type: string): boolean => /[/+]json\b/.test(type);

/** The properties that an answer must contain; those for requests only are not required. */
function requiredIn({ required, properties }: JsonObject): JsonValue | undefined {
  if (!isArray(required) || !isObject(properties)) return required;
  return required.filter((name) => child(child(properties, textOf(name)), 'writeOnly') !== true);
}

/** `nullable` is not a keyword of JSON Schema 2020-12, but ajv fails on it. */
const asAnswer = (value: JsonObject): JsonObject =>
  JSON.parse(
    JSON.stringify(value, (key, member: JsonValue) => {
      if (key === 'nullable' && typeof member === 'boolean') return undefined;
      return isObject(member) && isArray(member.required)
        ? { ...member, required: requiredIn(member) }
        : member;
    }),
  ) as JsonObject;

const SANDBOX = { kind: 'sandbox', access: 'full' } as const;

/** Checks answers against the adopted document. */
class Judge {
  private readonly original: Original;
  private readonly ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    unicodeRegExp: false,
    validateSchema: false,
  });

  constructor(document: JsonObject) {
    const upgraded = upgrade(structuredClone(document), '3.1') as unknown as JsonObject;
    this.original = new Original(upgraded);
    this.ajv.addSchema(asAnswer(upgraded), 'document');
  }

  async fault(method: string, path: string, response: Response): Promise<string | undefined> {
    const promised = this.original.answer(method, path, response.status);
    if (!promised) return `the status ${response.status} is not documented`;
    const text = await response.text();
    const content = Object.entries(isObject(promised.content) ? promised.content : {});
    if (content.length === 0 || response.status === 204)
      return text === '' ? undefined : 'a body where none belongs';
    const type = response.headers.get('Content-Type') ?? '';
    const [, media] =
      content.find(([key]) => key.split(';')[0] === type.split(';')[0]) ??
      content.find(([key]) => key === '*/*') ??
      [];
    if (!isObject(media))
      return `the type \`${type}\` is none of ${content.map(([key]) => key).join()}`;
    return isJson(type) && isObject(media.schema)
      ? this.bodyFault(JSON.parse(text) as JsonValue, media.schema)
      : undefined;
  }

  private bodyFault(body: JsonValue, schema: JsonObject): string | undefined {
    const text = JSON.stringify(asAnswer(schema)).replaceAll('"$ref":"#/', '"$ref":"document#/');
    const validate = this.ajv.compile(JSON.parse(text) as JsonObject);
    return validate(body) ? undefined : this.ajv.errorsText(validate.errors);
  }
}

/** Sends the playground's request of every operation to a new sandbox. */
export async function answersOf(contract: Contract, document: JsonObject): Promise<Answers> {
  const judge = new Judge(document);
  const mock = compile(contract);
  const { data } = compilePlayground(contract, mock);
  const wrong: string[] = [];
  for (const entry of entriesOf(data)) {
    const { method, path } = entry.operation;
    try {
      const { request } = outgoingRequest(
        data,
        entry,
        newDraft(entry),
        SANDBOX,
        () => 'key-0123456789abcdef',
      );
      const response = await stillSandbox({ mock }).fetch(requestOf(request, {}));
      const fault = await judge.fault(method, path, response);
      if (fault !== undefined) wrong.push(`${method} ${path} ${response.status}: ${fault}`);
    } catch (error) {
      wrong.push(`${method} ${path}: ${String(error)}`);
    }
  }
  return { asked: contract.operations.length, wrong };
}
