import type { PhrasingContent, RootContent } from 'mdast';
import * as blocks from '../blocks/lifecycle';
import { referenceBlock, referenceMain, referenceSide } from '../blocks/reference-block';
import { type Cell, table, text } from '../blocks/tree/mdast';
import { stateAnchor } from '../contract/page/anchors';
import type { Lifecycle, Mover, NamedSchema, State, Transition } from '../contract/model';
import { placeMarks } from './changes';
import { drawLifecycle } from './diagram';
import { codeLink, nameLink } from './links';
import { phrase } from './markdown';
import { hint, pageError } from './problem';
import type { Origin, Page } from './reference';
import type { Tag } from './tag';
import { lookUp } from './topic';

interface Scope {
  readonly page: Page;
  readonly origin: Origin;
  readonly lifecycle: Lifecycle;
}

const MOVERS: Readonly<Record<Mover, string>> = {
  partner: 'you',
  user: 'the user',
  provider: 'the provider',
  network: 'the network',
};

const anchorOf = ({ page, lifecycle }: Scope, state: string): string =>
  stateAnchor(page.reference.contract, lifecycle, state);

const mover = (scope: Scope, { by, operation }: Transition): PhrasingContent[] =>
  operation === undefined
    ? [text(MOVERS[by])]
    : [text(`${MOVERS[by]}, by `), codeLink(scope.page, 'op', operation)];

const event = ({ page }: Scope, { event: type }: Transition): PhrasingContent[] =>
  type === undefined ? [] : [text(' Sends '), codeLink(page, 'event', type), text('.')];

const move = (scope: Scope, transition: Transition): RootContent =>
  blocks.stateMove({}, [
    text('→ '),
    nameLink(`#${anchorOf(scope, transition.to)}`, transition.to),
    text(' · '),
    ...mover(scope, transition),
    text(' · '),
    ...phrase(scope.page, transition.when, scope.origin),
    ...event(scope, transition),
  ]);

const moves = (scope: Scope, state: State): Cell =>
  state.terminal || state.next.length === 0
    ? [text('Final')]
    : [
        blocks.stateMoves(
          { to: [...new Set(state.next.map(({ to }) => to))].join(', ') },
          state.next.map((transition) => move(scope, transition)),
        ),
      ];

const row = (scope: Scope, state: State): readonly Cell[] => [
  [
    blocks.stateName({
      id: anchorOf(scope, state.name),
      name: state.name,
      tone: state.tone,
    }),
    ...phrase(scope.page, state.meaning, scope.origin),
    ...placeMarks(scope.page, `state:${scope.lifecycle.schema}.${state.name}`),
  ],
  moves(scope, state),
];

/** A text alternative for the drawing; the table has the details. */
const description = ({ states, initial }: Lifecycle): string => {
  const ends = states.filter(({ terminal }) => terminal).map(({ name }) => name);
  return (
    `${states.length} states. Starts in ${initial.join(' or ')}. ` +
    (ends.length > 0 ? `Ends in ${ends.join(', ')}. ` : '') +
    'The table lists every move.'
  );
};

const diagram = async (schema: NamedSchema, lifecycle: Lifecycle): Promise<RootContent> => {
  const { svg, width, height } = await drawLifecycle(lifecycle);
  const object = schema.title.toLowerCase();
  return blocks.stateDiagram({ object, description: description(lifecycle), svg, width, height });
};

/** `<States name="…" />`: the lifecycle of an object as a drawing and as a table. */
export const statesTag: Tag = {
  name: 'States',
  attributes: { name: 'text' },
  needs: ['name'],
  example: '<States name="Card" />',
  expand: async (page, place, { name = '' }) => {
    const { schemas } = page.reference.contract;
    const schema = lookUp(page, place, 'schema', schemas, name);
    const { lifecycle } = schema;
    if (!lifecycle) {
      const withLifecycle = [...schemas.values()].filter((other) => other.lifecycle);
      const names = withLifecycle.map((other) => other.name);
      throw pageError(
        place,
        `The schema \`${name}\` has no lifecycle.`,
        `${hint(name, names)} A lifecycle is written as \`x-states\` on the schema.`,
      );
    }
    const scope = { page, origin: { place: schema.place, topic: page.topic?.name }, lifecycle };
    return [
      referenceBlock({}, [
        referenceSide({}, [await diagram(schema, lifecycle)]),
        referenceMain({}, [
          table(
            ['State', 'Moves on'],
            lifecycle.states.map((state) => row(scope, state)),
          ),
        ]),
      ]),
    ];
  },
};
