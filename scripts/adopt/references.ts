import { relative } from 'node:path';
import {
  getLineColLocation,
  ResolveError,
  YamlParseError,
  type LocationObject,
  type Plugin,
  type ResolveResult,
  type UserContext,
} from '@redocly/openapi-core';
import { refusalOf, type Reach, type Refusal } from '../../src/reference/contract/document/reach';
import { formatPlace, formatProblem } from '../../src/reference/contract/problem';
import { isObject, textsIn } from '../../src/reference/contract/json';
import type { JsonValue, Place } from '../../src/reference/contract/model';

/** Types of values that a text may replace. */
const TEXT_TYPES = ['scalar', 'SpecExtension'];

type Found = Pick<UserContext, 'location' | 'type'>;

const placeOf = (location: LocationObject): Place => {
  const { source, start } = getLineColLocation(location);
  return { file: relative('', source.absoluteRef), line: start.line, column: start.col };
};

const isInExtension = ({ location: { pointer } }: Found): boolean => pointer.includes('/x-');

/** Whether a reference stands for the value of an example, where `$ref` may also be a member. */
const isExample = ({ location: { pointer }, type }: Found): boolean =>
  type.name === 'scalar' && pointer.endsWith('/example');

/** What is wrong with a reference within reach, and what to do about it. */
function faultOf(reference: string, node: unknown, error: Error | undefined): Refusal {
  const [file = ''] = reference.split('#');
  const next = 'write the path relative to this file, or delete the reference';
  if (node !== undefined) {
    return { message: `\`${file}\` is neither JSON nor YAML`, next: 'refer to a file that is' };
  }
  if (!error) {
    const message = `There is nothing at \`${reference}\``;
    return { message, next: 'add it there, or name something that exists' };
  }
  return error.message.includes('ENOENT')
    ? { message: `There is no file \`${file}\``, next }
    : { message: `\`${file}\` cannot be read: ${error.message}`, next };
}

/** Looks at the references of a document while Redocly's library follows them. */
export class References {
  /** Lines that name a reference that cannot be followed, and what to do about it. */
  readonly problems = new Set<string>();
  /** Lines that name a reference that was kept as data. */
  readonly notes = new Set<string>();

  constructor(
    private readonly root: string,
    private readonly reach: Reach,
  ) {}

  /** The library calls its visitor at every reference, and at every example. */
  get plugin(): Plugin {
    const ref = {
      enter: (
        { $ref }: { $ref: string },
        found: UserContext,
        resolved: ResolveResult<object | string>,
      ) => {
        this.look($ref, found, resolved);
      },
    };
    const Example = {
      enter: ({ externalValue }: { externalValue?: unknown }, found: UserContext) => {
        if (typeof externalValue !== 'string') return;
        this.lookAtExample(externalValue, found);
      },
    };
    const any = {
      enter: (node: unknown, found: UserContext) => {
        this.lookIntoLists(node as JsonValue, found);
      },
    };
    return {
      id: 'adopt',
      decorators: {
        oas2: { references: () => ({ any, ref }) },
        oas3: { references: () => ({ any, ref, Example }) },
      },
    };
  }

  /** The library follows references in an extension, but not those in its lists. */
  private lookIntoLists(node: JsonValue, { location, type }: UserContext): void {
    if (!isObject(node)) return;
    for (const [key, value] of Object.entries(node).filter(([name]) => name.startsWith('x-'))) {
      for (const [path, reference] of textsIn(value)) {
        if (path.at(-1) !== '$ref' || reference.startsWith('#')) continue;
        if (!path.some((token) => /^\d+$/.test(token))) continue;
        const found = { location: location.child([key, ...path.slice(0, -1)]), type };
        const error = new ResolveError(new Error('it is in a list of an extension'));
        this.look(reference, found, { node: undefined, location: undefined, error });
      }
    }
  }

  private lookAtExample(address: string, found: UserContext): void {
    // The page links to an example on another host, without reading it.
    if (/^https?:/i.test(address)) return;
    const refusal = refusalOf(found.location.source.absoluteRef, address, this.reach);
    const at = found.location.child(['externalValue']);
    if (refusal) this.problems.add(formatProblem({ place: placeOf(at), ...refusal }));
    else if (found.resolve({ $ref: address }).node === undefined) this.keep(at, address);
  }

  private look(
    reference: string,
    found: Found,
    { node, error }: ResolveResult<object | string>,
  ): void {
    const refusal = refusalOf(found.location.source.absoluteRef, reference, this.reach);
    const isText = typeof node === 'string' && !TEXT_TYPES.includes(found.type.name);
    const isUnread = refusal !== undefined || node === undefined;
    if (!isUnread && !isText) return;
    const at = found.location.child(['$ref']);
    if (isUnread && (isExample(found) || (!refusal && this.isOfRoot(reference, found)))) {
      this.keep(at, reference);
    } else if (refusal) {
      this.problems.add(formatProblem({ place: placeOf(at), ...refusal }));
    } else if (error instanceof YamlParseError) {
      const place = {
        file: relative('', error.source.absoluteRef),
        line: error.line,
        column: error.col,
      };
      const next = `correct it; the file is read because of ${formatPlace(placeOf(at))}`;
      this.problems.add(formatProblem({ place, message: error.message, next }));
    } else {
      const fault = faultOf(reference, node, error);
      this.problems.add(formatProblem({ place: placeOf(at), ...fault }));
    }
  }

  private keep(at: LocationObject, reference: string): void {
    const text = `\`${reference}\` was not followed, and is kept as it is.`;
    this.notes.add(`${formatPlace(placeOf(at))} ${text}`);
  }

  /**
   * Whether a reference in an extension means the same in the document of the set, in which it is
   * kept. One that leads out of its folder would be refused there.
   */
  private isOfRoot(reference: string, found: Found): boolean {
    const isRoot = found.location.source.absoluteRef === this.root;
    return isInExtension(found) && isRoot && !/(?:^|[/\\])\.\.[/\\]/.test(reference);
  }
}
