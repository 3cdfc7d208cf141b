import { asText, objects } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { eur } from './accounts';
import { programOf, type Program } from './program';

const ADDRESS = { line1: 'Trg 1', city: 'Ljubljana', postalCode: '1000', country: 'SI' };
export const PHYSICAL = { type: 'physical', shipping: { method: 'standard', address: ADDRESS } };
export const ALL_CHANNELS = { pos: true, contactless: true, ecom: true, atm: true };

export interface WithCard {
  readonly p: Program;
  readonly cardId: string;
  /** Path parameters that identify the card in a call. */
  readonly at: { readonly path: { readonly cardId: string } };
}

export function cardOf(p: Program, id: JsonValue | undefined): WithCard {
  const cardId = asText(id) ?? '';
  return { p, cardId, at: { path: { cardId } } };
}

let orders = 0;

/** Orders a card for the example user. */
export async function ordered(p: Program, order: JsonObject = {}): Promise<WithCard> {
  orders += 1;
  const { id } = await p.done('createCard', { body: { externalId: `card-${orders}`, ...order } });
  return cardOf(p, id);
}

/** Returns a fresh sandbox with a card, some time after its order. */
export async function withCard(order: JsonObject = {}, wait = 'PT5S'): Promise<WithCard> {
  const card = await ordered(programOf('general'), order);
  card.p.advance(wait);
  card.p.newEvents();
  return card;
}

/** Returns an activated physical card. */
export async function withPlastic(order: JsonObject = {}): Promise<WithCard> {
  const card = await withCard({ ...PHYSICAL, ...order }, 'P1D');
  await card.p.done('activateCard', card.at);
  card.p.newEvents();
  return card;
}

/** Returns a physical card that can pay everywhere, because its user has set a PIN. */
export async function withPin(): Promise<WithCard> {
  const card = await withPlastic();
  await card.p.done('createCardPinSession', card.at);
  await card.p.done('setCardLimits', { ...card.at, body: { channels: ALL_CHANNELS } });
  return card;
}

export const read = ({ p, at }: WithCard): Promise<JsonObject> => p.done('getCard', at);

/** Simulates a payment, and returns its final state or the reason for its decline. */
export async function pay(
  { p, cardId }: WithCard,
  amount: string,
  more: JsonObject = {},
): Promise<JsonValue | undefined> {
  const body = { cardId, amount: eur(amount), ...more };
  const { status, declineReason } = await p.done('simulateCardAuthorization', { body });
  return declineReason ?? status;
}

export const replaced = async (card: WithCard, reason: string): Promise<WithCard> => {
  const { id } = await card.p.done('replaceCard', {
    ...card.at,
    body: { reason, externalId: null },
  });
  return cardOf(card.p, id);
};

export const payments = async ({ p, at }: WithCard): Promise<readonly JsonObject[]> =>
  objects((await p.done('listCardTransactions', at)).data);
