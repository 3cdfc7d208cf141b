import { readFileSync } from 'node:fs';
import type { Operation } from '../model';
import { contractOf } from './written-input';

const document = readFileSync(new URL('../fixtures/secured.yaml', import.meta.url), 'utf8');

/** The scheme of the shared conventions. */
export const BEARER = {
  name: 'apiKey',
  description: '',
  type: 'http',
  scheme: 'bearer',
  bearerFormat: undefined,
} as const;

/** A contract with every security scheme: one operation for each, and for each way to combine them. */
export const SECURED = contractOf({ document }, false);

export function securedOperation(id: string): Operation {
  const operation = SECURED.operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  return operation;
}
