import type { Contract, Place } from './model';
import { allOperations } from './names';
import type { ContractTagName, Page } from './page';
import { formatPlace, type Problem } from './problem';
import { COMMON_TOPIC, topicPath } from './routes';
import { didYouMean } from './suggest';

/** Where the pages of a set show a part of the contract. */
export interface Placed {
  /** Path of the page below the set's base: `api/card`; empty for the intro. */
  readonly route: string;
  readonly place: Place;
}

type PlacedByName = ReadonlyMap<string, Placed>;

export interface Placement {
  /** By operation id. */
  readonly operations: PlacedByName;
  /** By schema name: its field table. */
  readonly schemas: PlacedByName;
  /** By schema name: its lifecycle. */
  readonly states: PlacedByName;
  /** By topic: its list of events. */
  readonly events: PlacedByName;
  /** By topic, `common` included: its table of error codes. */
  readonly errors: PlacedByName;
  /** Mistakes of tags and pages. */
  readonly problems: readonly Problem[];
  /** Parts of the contract that are on no page. */
  readonly missing: readonly Problem[];
}

/** A tag, and the parts of the contract that it can show. */
interface TagKind {
  readonly tag: ContractTagName;
  readonly attribute: 'id' | 'name' | 'topic';
  readonly names: Iterable<string>;
  /** What the attribute names. */
  readonly noun: string;
  readonly describe: (name: string) => string;
  /** Parts that have to be on a page; `route` is the page that links lead to. */
  readonly required: readonly {
    readonly name: string;
    readonly place: Place;
    readonly route?: string;
  }[];
}

function objectKind(tag: 'Schema' | 'States', { schemas }: Contract): TagKind {
  const objects = [...schemas.values()].filter(({ lifecycle }) => lifecycle);
  const isSchema = tag === 'Schema';
  return {
    tag,
    attribute: 'name',
    names: isSchema ? schemas.keys() : objects.map(({ name }) => name),
    noun: isSchema ? 'schema' : 'schema with `x-states` named',
    describe: (name) => `${isSchema ? 'The object' : 'The lifecycle of'} \`${name}\` is`,
    required: objects,
  };
}

function topicKind(tag: 'Events' | 'Errors', { topics, events, errors }: Contract): TagKind {
  const parts = tag === 'Events' ? events : errors;
  return {
    tag,
    attribute: 'topic',
    names: [...topics.map(({ name }) => name), COMMON_TOPIC],
    noun: 'topic',
    describe: (topic) => `The ${tag.toLowerCase()} of topic \`${topic}\` are`,
    required: [...new Map(parts.map(({ topic, place }) => [topic, place]))].map(
      ([name, place]) => ({ name, place, route: topicPath(name) }),
    ),
  };
}

/** Finds the parts of a contract on the pages of its set. */
export function placementOf(contract: Contract, pages: readonly Page[]): Placement {
  const problems = pages.flatMap((page) => page.problems);
  const missing: Problem[] = [];
  const find = ({ tag, attribute, noun, describe, required, ...kind }: TagKind): PlacedByName => {
    const names = new Set(kind.names);
    const placed = new Map<string, Placed>();
    for (const { route, topic, tags } of pages) {
      for (const { attributes, place } of tags.filter((candidate) => candidate.tag === tag)) {
        const name = attributes[attribute] ?? (attribute === 'topic' ? topic : undefined);
        const previous = placed.get(name ?? '');
        if (name === undefined) {
          const next = `write it as text: <${tag} ${attribute}="…" />`;
          problems.push({ place, message: `<${tag}> has no \`${attribute}\``, next });
        } else if (!names.has(name)) {
          const next = didYouMean(name, names, 'take a name of the contract');
          problems.push({ place, message: `There is no ${noun} \`${name}\``, next });
        } else if (previous) {
          const message = `${describe(name)} already shown at ${formatPlace(previous.place)}`;
          problems.push({ place, message, next: 'keep one of the two and link to it' });
        } else placed.set(name, { route, place });
      }
    }
    for (const { name, place, route } of required) {
      const shown = placed.get(name);
      const page = route === undefined ? 'page of its topic' : `page ${route || 'intro'}`;
      if (!shown) {
        const next = `put <${tag} ${attribute}="${name}" /> on the ${page}`;
        missing.push({ place, message: `${describe(name)} on no page`, next });
      } else if (attribute === 'topic' && shown.route !== route) {
        const message = `${describe(name)} on another page than links lead to`;
        problems.push({ place: shown.place, message, next: `move the tag to the ${page}` });
      }
    }
    return placed;
  };
  const operations = allOperations(contract);
  return {
    operations: find({
      tag: 'Operation',
      attribute: 'id',
      names: operations.map(({ id }) => id),
      noun: 'operation',
      describe: (id) => `Operation \`${id}\` is`,
      required: operations.map(({ id, place, topic }) => ({
        name: id,
        place,
        route: topicPath(topic),
      })),
    }),
    schemas: find(objectKind('Schema', contract)),
    states: find(objectKind('States', contract)),
    events: find(topicKind('Events', contract)),
    errors: find(topicKind('Errors', contract)),
    problems,
    missing,
  };
}
