import type { Conditional } from '../contract/model';
import { formatPointer, parsePointer } from '../contract/json';
import type { Resource } from './contract';

/** Returns the top-level properties of an object whose condition depends on its state. */
export const conditionalOnState = ({
  conditional,
  lifecycle,
}: Resource): readonly (readonly [name: string, conditional: Conditional])[] =>
  Object.entries(conditional).flatMap(([pointer, condition]) => {
    const [name = '', ...deeper] = parsePointer(pointer);
    const isOnState = Object.hasOwn(condition.when, formatPointer([lifecycle?.property ?? '']));
    return isOnState && deeper.length === 0 ? [[name, condition] as const] : [];
  });
