import type {
  Contract,
  JsonObject,
  Operation,
  Parameter,
  Serialization,
} from '../../contract/model';
import { credentialsOf, schemesOf } from '../../contract/http/credentials';
import {
  asObject,
  asText,
  defined,
  objectEntries,
  objects,
  omit,
  texts,
} from '../../contract/json';
import { isOwn } from '../../contract/http/own-parameters';
import { oncePer } from '../../contract/once-per';
import { scopesOf } from '../../contract/document/security';
import {
  isIdempotencyKey,
  parametersOf,
  type WrittenOperation,
  writtenOperations,
} from '../../contract/walk';
import type {
  MockContract,
  MockEvent,
  MockOperation,
  MockParameter,
  Refusal,
  Schema,
  Target,
  Trigger,
} from '../contract';
import { compileFees, formsOf, scalesIn } from './charges';
import { compileResources } from './resources';
import { compileSchema, reachableSchemas } from './schemas';
import { answersOf, bodyOf, failuresOf, headersOf, isPlainText, sampleOf } from './messages';
import { keptOf } from './kept';
import { listOf } from './lists';
import { isToldById } from './marks';
import { problemOf } from './problems';
import { targetOf } from './targets';
import { statusOf, successAnswer } from '../../contract/http/success';

const serializationOf = ({ style, explode, allowReserved, content }: Parameter): Serialization =>
  defined({ style, explode, allowReserved, content });

function parametersIn(
  contract: Contract,
  operation: Operation,
  written: WrittenOperation | undefined,
): readonly MockParameter[] {
  const isOwnParameter = isOwn(operation, credentialsOf(contract));
  const takesKey = operation.idempotencyKey !== 'none';
  return (written ? parametersOf(contract.document, written) : [])
    .map((parameter) => ({ parameter, name: asText(parameter.name) ?? '' }))
    .filter(({ parameter, name }) => name !== '' && !(takesKey && isIdempotencyKey(parameter)))
    .filter(({ parameter: { in: place }, name }) => {
      return place !== 'cookie' && isOwnParameter(place as Parameter['in'], name);
    })
    .map(({ parameter, name }) => {
      const known = operation.parameters.find(
        ({ in: place, field }) => place === parameter.in && field.name === name,
      );
      const isPlain = isPlainText(contract, parameter);
      return defined({
        in: parameter.in as MockParameter['in'],
        name,
        required: parameter.required === true || undefined,
        schema: isPlain ? compileSchema(asObject(parameter.schema)) : true,
        example: known?.field.example,
        wire: isPlain || !known ? undefined : serializationOf(known),
      });
    });
}

function keySchemaOf({ document }: Contract, source: WrittenOperation | undefined): Schema {
  const key = source && parametersOf(document, source).find(isIdempotencyKey);
  return compileSchema(asObject(key?.schema));
}

const triggersOf = (operation: JsonObject): readonly Trigger[] =>
  objects(operation['x-sandbox']).map((value) => omit(value, 'result') as unknown as Trigger);

const isStatus = (key: string): boolean => /^\d{3}$/.test(key);

/** Whether the objects that a call works on have identifiers that the sandbox can recognize. */
const isIdentified = (contract: Contract, { type }: Target): boolean =>
  contract.sharesConventions || isToldById(contract, type ?? '');

function compileOperation(
  contract: Contract,
  operation: Operation,
  source: WrittenOperation | undefined,
): MockOperation {
  const written = source?.operation ?? {};
  const target = targetOf(contract, operation);
  const failures = contract.errors.length === 0 ? failuresOf(operation) : undefined;
  const response = successAnswer(operation);
  return defined({
    id: operation.id,
    method: operation.method,
    path: operation.path,
    scopes: scopesOf(operation),
    access: schemesOf(operation),
    key: operation.idempotencyKey,
    keySchema: operation.idempotencyKey === 'none' ? undefined : keySchemaOf(contract, source),
    parameters: parametersIn(contract, operation, source),
    body: bodyOf(contract, operation),
    status: response ? statusOf(response) : 204,
    notModified: operation.responses.some(({ status }) => status === '304') || undefined,
    headers: headersOf(contract, response),
    ...answersOf(contract, response),
    target,
    list: listOf(contract, operation, source ? parametersOf(contract.document, source) : []),
    echoes: Object.entries(asObject(written['x-echoes'])).flatMap(([from, places]) =>
      texts([places].flat()).map((place) => [from, place] as const),
    ),
    failures,
    kept: isIdentified(contract, target) ? undefined : keptOf(contract, operation),
    errors: failures ? Object.keys(failures).filter(isStatus) : operation.specificErrors,
    commonErrors: operation.commonErrors,
    events: operation.events,
    emits: asObject(written['x-emits']) as MockOperation['emits'],
    sandbox: triggersOf(written),
    refusals: objects(written['x-refusals']) as unknown as readonly Refusal[],
    outcomes: written['x-outcomes'] as MockOperation['outcomes'],
  });
}

const compileEvents = (contract: Contract): Readonly<Record<string, MockEvent>> =>
  Object.fromEntries(
    contract.events.map(({ type, dataSchema, example }) => [
      type,
      { dataType: dataSchema, data: sampleOf(contract, dataSchema, asObject(example).data ?? {}) },
    ]),
  );

/** Keys that the sandbox accepts (`x-sandbox-keys` of a security scheme). */
const keysOf = ({ document }: Contract): MockContract['keys'] =>
  objectEntries(asObject(document.components).securitySchemes).flatMap(
    ([, scheme]) => (scheme['x-sandbox-keys'] as MockContract['keys']) ?? [],
  )[0];

/** Milliseconds of a unit of time. */
const MS: Readonly<Record<string, number>> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
};

/** Milliseconds from midnight to a time of day, `07:00`. */
const timeOfDay = (text: string): number => Date.parse(`1970-01-01T${text}:00Z`);

/** Returns figures for rules: times in ms, times of day since midnight, ranges as the upper end. */
function compileFigures({ facts = new Map() }: Contract): NonNullable<MockContract['figures']> {
  const compiled = [...facts.values()].map(({ id, to, value, unit }) => {
    const inUnits = (count: number) => count * (MS[unit] ?? 1);
    const given = to ?? value;
    if (typeof given === 'string') return [id, timeOfDay(given)] as const;
    return [id, typeof given === 'number' ? inUnits(given) : given.map(inUnits)] as const;
  });
  return Object.fromEntries(compiled);
}

/** Derives the sandbox's view of a contract. */
export const compile = oncePer((contract: Contract): MockContract => {
  const written = new Map(
    writtenOperations(contract.document)
      .filter(({ direction }) => direction === 'to-provider')
      .map((source) => [asText(source.operation.operationId), source]),
  );
  const operations = contract.operations.map((operation) =>
    compileOperation(contract, operation, written.get(operation.id)),
  );
  const roots = operations
    .flatMap(({ body, answer, parameters, keySchema = true }) => [
      body,
      answer,
      ...parameters,
      { schema: keySchema },
    ])
    .flatMap((part): readonly Schema[] => (part ? [part.schema] : []));
  // Rules read the answers of partners with these schemas.
  const answers = contract.partnerOperations
    .flatMap(({ responses }) => responses.flatMap(({ body }) => body?.schema.name ?? []))
    .map((name): Schema => ({ $ref: name }));
  const resources = compileResources(contract, operations);
  const takenAt = asText(contract.document['x-examples-at']);
  return defined({
    set: contract.set,
    isPlain: !contract.sharesConventions || undefined,
    version: contract.sharesConventions ? contract.version : undefined,
    moment: takenAt === undefined ? undefined : Date.parse(takenAt),
    basePath: new URL(contract.servers[0]?.url ?? 'https://localhost/').pathname.replace(/\/$/, ''),
    schemas: reachableSchemas(contract.schemas, [...roots, ...answers]),
    credentials: credentialsOf(contract),
    keys: keysOf(contract),
    operations,
    resources,
    events: compileEvents(contract),
    errors: Object.fromEntries(contract.errors.map((error) => [error.code, problemOf(error)])),
    scales: scalesIn(contract),
    forms: formsOf(contract),
    fees: compileFees(contract),
    figures: compileFigures(contract),
  });
});
