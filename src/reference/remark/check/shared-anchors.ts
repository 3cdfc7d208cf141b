import { grouped } from '../../contract/grouped';
import type { Contract, Place } from '../../contract/model';
import { namesOf } from '../../contract/names';
import { formatPlace, type Problem } from '../../contract/problem';
import type { Workspace } from '../../contract/workspace';
import { isKind } from '../links';
import { referenceOf } from '../load-page';
import { problemAt } from '../problem';
import type { TargetKind } from '../reference';

const PLACES: Readonly<
  Record<TargetKind, (contract: Contract, name: string) => { readonly place: Place } | undefined>
> = {
  op: (contract, id) => namesOf(contract).operations.get(id),
  schema: ({ schemas }, name) => schemas.get(name),
  state: ({ schemas }, name) => schemas.get(name.split('.')[0] ?? ''),
  event: (contract, type) => namesOf(contract).events.get(type),
  error: (contract, code) => namesOf(contract).errors.get(code),
};

/** The place in the contract of what a link such as `op:createCard` names. */
function placeOf(contract: Contract, link: string): Place | undefined {
  const [kind = ''] = link.split(':', 1);
  return isKind(kind) ? PLACES[kind](contract, link.slice(kind.length + 1))?.place : undefined;
}

/**
 * Reports parts of a contract that would have the same anchor on a page. Only the short anchors of
 * objects, states and events, by the conventions, leave room for this.
 */
export function sharedAnchors(workspace: Workspace, contract: Contract): readonly Problem[] {
  const targets = [...referenceOf(workspace, contract).targets].flatMap(([link, target]) =>
    target ? [{ link, address: `${target.page}#${target.anchor}` }] : [],
  );
  return [...grouped(targets, ({ address }) => address).values()].flatMap(([first, ...others]) =>
    others.flatMap(({ link, address }) => {
      const place = placeOf(contract, link);
      const other = first && placeOf(contract, first.link);
      if (!place || !other) return [];
      return problemAt(place)(
        `\`${link}\` and \`${first.link}\` (${formatPlace(other)}) both have the anchor \`${address}\``,
        'rename one of the two, or show it on another page',
      );
    }),
  );
}
