import type { Differences, Direction } from './difference';

/** A field, parameter or header, and who takes it. */
interface Field {
  readonly at: string;
  readonly direction: Direction;
  readonly differences: Differences;
}

/** Reports a new one. */
export function reportField({ at, direction, differences }: Field, isRequired: boolean): void {
  const isBreaking = direction === 'accepted' && isRequired;
  const what = isBreaking ? 'New field, required' : 'New field';
  differences.add(at, 'field-added', isBreaking, what);
}

/** Reports that one must be there now, or need not any more. */
export function reportRequired({ at, direction, differences }: Field, isNow: boolean): void {
  differences.add(
    at,
    isNow ? 'field-required' : 'field-optional',
    isNow === (direction === 'accepted'),
    isNow ? 'Required' : 'Optional',
  );
}
