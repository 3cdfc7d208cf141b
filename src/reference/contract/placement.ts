import type { Contract, Place } from './model';
import type { ContractTag, ContractTagName, Page } from './page';
import { formatPlace, sortProblems, type Problem } from './problem';
import { COMMON_TOPIC, topicPath } from './routes';
import { didYouMean } from './suggest';

/** Where a part of the contract stands on the pages of its set. */
export interface Placed {
  /** Path of the page below the set's base: `api/card`; empty for the intro. */
  readonly route: string;
  readonly place: Place;
}

export interface Placement {
  /** By operation id. */
  readonly operations: ReadonlyMap<string, Placed>;
  /** By schema name: its field table. */
  readonly schemas: ReadonlyMap<string, Placed>;
  /** By schema name: its lifecycle. */
  readonly states: ReadonlyMap<string, Placed>;
  /** By topic: its list of events. */
  readonly events: ReadonlyMap<string, Placed>;
  /** By topic, `common` included: its table of error codes. */
  readonly errors: ReadonlyMap<string, Placed>;
  readonly problems: readonly Problem[];
}

interface Found extends Placed {
  readonly key: string;
  readonly page: Page;
}

class Placer {
  readonly problems: Problem[] = [];

  constructor(private readonly pages: readonly Page[]) {}

  /** Tags of one kind, by what their attribute (or the page's topic) names. */
  collect(
    tag: ContractTagName,
    attribute: string,
    known: ReadonlySet<string>,
    unknown: (key: string) => string,
  ): readonly Found[] {
    return this.pages.flatMap((page) =>
      page.tags
        .filter((found) => found.tag === tag)
        .flatMap((found) => this.identify(page, found, attribute, known, unknown)),
    );
  }

  private identify(
    page: Page,
    { tag, attributes, place }: ContractTag,
    attribute: string,
    known: ReadonlySet<string>,
    unknown: (key: string) => string,
  ): readonly Found[] {
    const key = attributes[attribute] ?? (attribute === 'topic' ? page.topic : undefined);
    if (key === undefined) {
      const next = `write it as text: <${tag} ${attribute}="…" />`;
      this.report('placed-name', place, `<${tag}> has no \`${attribute}\``, next);
      return [];
    }
    if (known.has(key)) return [{ key, page, route: page.route, place }];
    const next = didYouMean(key, known, 'take a name of the contract');
    this.report('placed-name', place, unknown(key), next);
    return [];
  }

  /** The first place of each key; a second one is a problem. */
  once(found: readonly Found[], what: (key: string) => string): ReadonlyMap<string, Placed> {
    const first = new Map<string, Found>();
    for (const one of found) {
      const before = first.get(one.key);
      if (!before) first.set(one.key, one);
      else {
        const message = `${what(one.key)} stands at ${formatPlace(before.place)} already`;
        this.report('placed-once', one.place, message, 'keep one of the two and link to it');
      }
    }
    return new Map([...first].map(([key, { route, place }]) => [key, { route, place }]));
  }

  report(rule: string, place: Place, message: string, next: string): void {
    this.problems.push({ rule, place, message, next });
  }
}

function checkOperations(contract: Contract, placer: Placer): Placement['operations'] {
  const all = [...contract.operations, ...contract.partnerOperations];
  const ids = new Set(all.map(({ id }) => id));
  const found = placer.collect('Operation', 'id', ids, (id) => `There is no operation \`${id}\``);
  const operations = placer.once(found, (id) => `Operation \`${id}\``);
  for (const { id, topic, place } of all.filter((operation) => !operations.has(operation.id))) {
    const next = `put <Operation id="${id}" /> on the page ${topicPath(topic)}`;
    placer.report('placed', place, `Operation \`${id}\` is on no page`, next);
  }
  return operations;
}

function checkObjects(contract: Contract, placer: Placer): Pick<Placement, 'schemas' | 'states'> {
  const objects = [...contract.schemas.values()].filter(({ lifecycle }) => lifecycle);
  const names = new Set(contract.schemas.keys());
  const alive = new Set(objects.map(({ name }) => name));
  const noSchema = (name: string) => `There is no schema \`${name}\``;
  const noStates = (name: string) =>
    names.has(name) ? `The schema \`${name}\` has no \`x-states\`` : noSchema(name);
  const name = (key: string) => `Schema \`${key}\``;
  const schemas = placer.once(placer.collect('Schema', 'name', names, noSchema), name);
  const lifecycle = (key: string) => `The lifecycle of \`${key}\``;
  const states = placer.once(placer.collect('States', 'name', alive, noStates), lifecycle);
  for (const object of objects) {
    for (const [tag, placed] of [
      ['Schema', schemas],
      ['States', states],
    ] as const) {
      if (placed.has(object.name)) continue;
      const message = `${tag === 'Schema' ? 'The object' : 'The lifecycle of'} \`${object.name}\` is on no page`;
      const next = `put <${tag} name="${object.name}" /> on the page of its topic`;
      placer.report('placed', object.place, message, next);
    }
  }
  return { schemas, states };
}

function checkTopics(
  tag: 'Events' | 'Errors',
  entries: readonly { readonly topic: string; readonly place: Place }[],
  contract: Contract,
  placer: Placer,
): ReadonlyMap<string, Placed> {
  const topics = new Set([...contract.topics.map(({ name }) => name), COMMON_TOPIC]);
  const found = placer.collect(tag, 'topic', topics, (topic) => `There is no topic \`${topic}\``);
  const placed = placer.once(found, (topic) => `<${tag}> of \`${topic}\``);
  const needed = new Map(entries.map(({ topic, place }) => [topic, place]));
  for (const [topic, place] of needed) {
    const page = topicPath(topic) || 'intro';
    const kind = tag.toLowerCase();
    const there = placed.get(topic);
    if (!there) {
      const next = `put <${tag} topic="${topic}" /> on the page ${page}`;
      placer.report('placed', place, `The ${kind} of topic \`${topic}\` are on no page`, next);
    } else if (there.route !== topicPath(topic)) {
      const message = `The ${kind} of topic \`${topic}\` stand on another page than links lead to`;
      placer.report('placed-there', there.place, message, `move the tag to the page ${page}`);
    }
  }
  return placed;
}

/** Finds each part of the contract on the pages of its set, and what is missing or doubled. */
export function placementOf(contract: Contract, pages: readonly Page[]): Placement {
  const placer = new Placer(pages);
  const operations = checkOperations(contract, placer);
  const { schemas, states } = checkObjects(contract, placer);
  const events = checkTopics('Events', contract.events, contract, placer);
  const errors = checkTopics('Errors', contract.errors, contract, placer);
  const problems = sortProblems([...pages.flatMap((page) => page.problems), ...placer.problems]);
  return { operations, schemas, states, events, errors, problems };
}
