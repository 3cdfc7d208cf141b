import { grouped } from '../grouped';
import type { Contract, Place } from '../model';
import { allOperations } from '../names';
import { ownersOf, type Owner } from '../schema/owners';
import type { Page } from './page';
import { formatPlace, type Problem } from '../problem';
import { COMMON_TOPIC, topicPath } from './routes';
import { didYouMean } from '../suggest';
import { topicKey, topicTagFinder } from './topic-tags';

/** The place where the pages of a set show a part of the contract. */
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
  /** By `topicKey`: the `<Topic>` tags. The parts that a tag shows have its place. */
  readonly topics: PlacedByName;
  /** Problems of tags and pages. */
  readonly problems: readonly Problem[];
  /** Parts of the contract that are on no page. */
  readonly missing: readonly Problem[];
}

/** A tag, and the parts of the contract that it can show. */
interface TagKind {
  readonly tag: string;
  readonly attribute: 'id' | 'name' | 'topic';
  readonly names: Iterable<string>;
  /** Noun for the things that the attribute names. */
  readonly noun: string;
  readonly describe: (name: string) => string;
  readonly parts: readonly {
    readonly name: string;
    readonly place: Place;
    /** Decides which `<Topic>` tag shows the part if no other tag does. */
    readonly owner: Owner | undefined;
    /** The page that links lead to. */
    readonly route?: string;
    /** Whether the part may be missing from the pages. */
    readonly isOptional?: boolean;
  }[];
}

function objectKind(
  tag: 'Schema' | 'States',
  { schemas }: Contract,
  owners: ReadonlyMap<string, Owner>,
): TagKind {
  const objects = [...schemas.values()].filter(({ lifecycle }) => lifecycle);
  const isSchema = tag === 'Schema';
  return {
    tag,
    attribute: 'name',
    names: isSchema ? schemas.keys() : objects.map(({ name }) => name),
    noun: isSchema ? 'schema' : 'schema with `x-states` named',
    describe: (name) => `${isSchema ? 'The object' : 'The lifecycle of'} \`${name}\` is`,
    parts: (isSchema ? [...schemas.values()] : objects).map(({ name, place, lifecycle }) => {
      const owner = owners.get(name);
      return {
        name,
        place,
        owner: owner && { topic: owner.topic, path: owner.path, object: `schema:${name}` },
        isOptional: !lifecycle,
      };
    }),
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
    parts: [...new Map(parts.map(({ topic, place }) => [topic, place]))].map(([name, place]) => ({
      name,
      place,
      owner: { topic: name, path: '' },
      route: topicPath(name),
    })),
  };
}

/** Finds the parts of a contract on the pages of its set. */
export function placementOf(contract: Contract, pages: readonly Page[]): Placement {
  const problems = pages.flatMap((page) => page.problems);
  const missing: Problem[] = [];
  const topicOn = grouped(contract.topics, ({ name }) => topicPath(name));
  const find = (
    { tag, attribute, noun, describe, parts, ...kind }: TagKind,
    shownByTopic: (owner: Owner | undefined) => Placed | undefined,
  ): PlacedByName => {
    const names = new Set(kind.names);
    const placed = new Map<string, Placed>();
    for (const { route, topic, tags } of pages) {
      for (const { attributes, place } of tags.filter((candidate) => candidate.tag === tag)) {
        const ofPage = attribute === 'topic' ? (topicOn.get(route)?.[0]?.name ?? topic) : undefined;
        const name = attributes[attribute] ?? ofPage;
        // Another check reports the missing attribute.
        if (name === undefined) continue;
        const key = topicKey(name, attributes.under);
        const previous = placed.get(key);
        if (!names.has(name)) {
          const next = didYouMean(name, names, 'take a name of the contract');
          problems.push({ place, message: `There is no ${noun} \`${name}\``, next });
        } else if (previous) {
          const message = `${describe(name)} already shown at ${formatPlace(previous.place)}`;
          problems.push({ place, message, next: 'keep one of the two and link to it' });
        } else placed.set(key, { route, place });
      }
    }
    for (const { name, place, owner, route, isOptional } of parts) {
      const shown = placed.get(name) ?? shownByTopic(owner);
      if (shown) placed.set(name, shown);
      const page = route === undefined ? 'page of its topic' : `page ${route || 'intro'}`;
      if (!shown) {
        if (isOptional) continue;
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
  const topics = find(
    {
      tag: 'Topic',
      attribute: 'name',
      names: contract.topics.map(({ name }) => name),
      noun: 'topic',
      describe: (name) => `The topic \`${name}\` is`,
      parts: [],
    },
    () => undefined,
  );
  const shownByTopic = topicTagFinder(topics);
  const owners = ownersOf(contract);
  const operationKind: TagKind = {
    tag: 'Operation',
    attribute: 'id',
    names: operations.map(({ id }) => id),
    noun: 'operation',
    describe: (id) => `Operation \`${id}\` is`,
    parts: operations.map((operation) => ({
      name: operation.id,
      place: operation.place,
      owner: operation,
      route: topicPath(operation.topic),
    })),
  };
  return {
    topics,
    operations: find(operationKind, shownByTopic),
    schemas: find(objectKind('Schema', contract, owners), shownByTopic),
    states: find(objectKind('States', contract, owners), shownByTopic),
    events: find(topicKind('Events', contract), shownByTopic),
    errors: find(topicKind('Errors', contract), shownByTopic),
    problems,
    missing,
  };
}
