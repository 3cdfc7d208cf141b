import { equal } from '../contract/json';
import { isUsedUp, recharge } from './charges';
import { breaches } from '../contract/schema/conform';
import { Contradiction } from './contradiction';
import type { Entity, Session } from './session';

/** Describes the first way in which an object violates the contract. */
function breachOf(session: Session, { type, value }: Entity): string | undefined {
  const { validator, contract } = session;
  if (Object.hasOwn(contract.schemas, type)) {
    const [breach] = validator.check(value, { $ref: type });
    if (breach) return `its schema: /${breach.path.join('/')}: ${breach.detail}`;
  }
  const resource = session.resource(type);
  const [presence] = resource ? breaches(resource.conditional, value, session.time) : [];
  if (presence) return `\`x-present-when\`: ${presence.pointer} is ${presence.fault}`;
  if (!equal(recharge(session, type, value), value)) {
    return '`fees.yaml`: its fees, or sums with them, are others';
  }
  return isUsedUp(session, type, value) ? '`fees.yaml`: its fees use up the amount' : undefined;
}

/**
 * Checks the objects that changed against the contract, which overrides the rules of behavior
 * modules.
 *
 * @throws Contradiction
 */
export function checkChanges(session: Session): void {
  const changed = [...session.changed];
  session.changed.clear();
  for (const entity of changed) {
    const breach = breachOf(session, entity);
    if (breach !== undefined) {
      throw new Contradiction(
        `${entity.type} ${entity.key} is not as the contract says. ${breach}`,
      );
    }
  }
}
