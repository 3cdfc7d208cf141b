import type { Contract, JsonObject, JsonValue, Operation } from '../../contract/model';
import { asObject, defined, isArray, isObject, objects } from '../../contract/json';
import { grouped } from '../../contract/grouped';
import { oncePer } from '../../contract/once-per';
import { successAnswer } from '../../contract/http/success';
import type { Kept } from '../contract/lists';
import { idIn } from '../usual-names';

const PARAMETER = /\/\{([^/{}]+)\}$/;

/** Path parameter of the items below each collection: `/pets` → `petId`, for `/pets/{petId}`. */
const collections = oncePer(({ operations }: Contract) => {
  const items = operations.filter(({ path }) => PARAMETER.test(path));
  return new Map(
    [...grouped(items, ({ path }) => path.replace(PARAMETER, ''))].map(([path, [item]]) => [
      path,
      PARAMETER.exec(item?.path ?? '')?.[1] ?? '',
    ]),
  );
});

/** Returns the path to the value if it passes the test, otherwise to its first member that does. */
function placeOf(value: JsonValue | undefined, test: (value: JsonValue) => boolean) {
  if (value === undefined) return undefined;
  if (test(value)) return [];
  const name = Object.keys(asObject(value)).find((key) => test(asObject(value)[key] ?? null));
  return name === undefined ? undefined : [name];
}

const exampleOf = (operation: Operation | undefined): JsonValue | undefined =>
  operation && successAnswer(operation)?.body?.examples[0]?.value;

/** Returns the path to the item in an answer: the object with the identifier. */
const itemPlace = (answer: JsonValue | undefined, parameter: string) =>
  placeOf(answer, (value) => isObject(value) && idIn(value, parameter) !== undefined);

const at = (value: JsonValue | undefined, [name]: readonly string[]): JsonObject =>
  asObject(name === undefined ? value : asObject(value)[name]);

/**
 * Returns how a call keeps items by their path. A contract without our keywords does not declare
 * this, but `/pets` and `/pets/{petId}` are nearly always a collection and its items.
 */
export function keptOf(contract: Contract, operation: Operation): Kept | undefined {
  const { method, path } = operation;
  const answer = exampleOf(operation);
  const parameter = collections(contract).get(path);
  if (parameter !== undefined && method === 'GET') {
    const place = placeOf(answer, isArray);
    const [name] = place ?? [];
    const list = name === undefined ? answer : asObject(answer)[name];
    const [first] = objects(list);
    return place && first
      ? defined({ does: 'list' as const, at: place, id: idIn(first, parameter) })
      : undefined;
  }
  if (parameter !== undefined && method === 'POST') {
    const place = itemPlace(answer, parameter);
    return (
      place &&
      defined({ does: 'create' as const, at: place, id: idIn(at(answer, place), parameter) })
    );
  }
  const [, own = ''] = PARAMETER.exec(path) ?? [];
  const isItem =
    own !== '' ||
    contract.operations.some((other) => other.path === path && other.method !== method);
  if (!isItem || method === 'POST') return undefined;
  const read = contract.operations.find((other) => other.path === path && other.method === 'GET');
  const shown = answer ?? exampleOf(read);
  const place = itemPlace(shown, own) ?? placeOf(shown, isObject);
  return {
    does: 'item',
    at: place ?? [],
    ...defined({ id: place && idIn(at(shown, place), own) }),
  };
}
