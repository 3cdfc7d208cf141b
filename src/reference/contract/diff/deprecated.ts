import type { JsonObject } from '../model';
import { objectEntries } from '../json';
import type { ContractFacts, Value } from './facts';
import { fieldsOf } from './pointer';

/** Without the named schemas: what has a name of its own is looked at under that name. */
function* deprecatedFields(schema: JsonObject, at: string): Iterable<string> {
  for (const [name, field] of fieldsOf(schema, {})) {
    if (field.deprecated === true) yield `${at}.${name}`;
    yield* deprecatedFields(field, `${at}.${name}`);
  }
}

/** Everything deprecated: operations, parameters, headers, fields and objects. */
export function deprecatedPointers(facts: ContractFacts): readonly string[] {
  const values = (group: Readonly<Record<string, Value>>, at: string) =>
    Object.entries(group).flatMap(([name, value]) =>
      'shared' in value
        ? []
        : [
            ...(value.deprecated === true || value.schema.deprecated === true
              ? [`${at}${name}`]
              : []),
            ...deprecatedFields(value.schema, `${at}${name}`),
          ],
    );
  return [
    ...Object.entries(facts.operations).flatMap(([name, operation]) => {
      const at = `${operation.kind === 'event' ? 'event' : 'op'}:${name}`;
      return [
        ...(operation.deprecated ? [at] : []),
        ...values(operation.parameters, `${at}.`),
        ...values(operation.body ? { body: operation.body } : {}, `${at}.`),
        ...Object.entries(operation.responses).flatMap(([status, { headers, body }]) => [
          ...values(headers, `${at}.${status}.header.`),
          ...values(body ? { body } : {}, `${at}.${status}.`),
        ]),
      ];
    }),
    ...values(facts.shared, ''),
    ...objectEntries(facts.schemas).flatMap(([name, schema]) => [
      ...(schema.deprecated === true ? [`schema:${name}`] : []),
      ...deprecatedFields(schema, `schema:${name}`),
    ]),
  ];
}
