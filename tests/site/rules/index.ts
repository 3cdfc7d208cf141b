import { alternatives } from './alternatives';
import { code } from './code';
import { copies } from './copies';
import { headings } from './headings';
import { hosts } from './hosts';
import { identity } from './identity';
import { ids } from './ids';
import { joints } from './joints';
import { links } from './links';
import { machineFiles } from './machine-files';
import { markup } from './markup';
import { metadata } from './metadata';
import { people } from './people';
import { policy } from './policy';
import { routes } from './routes';
import type { Rule } from './rule';
import { secrets } from './secrets';
import { structuredData } from './structured-data';
import { tables } from './tables';
import { weight } from './weight';
import { wording } from './wording';

/** Every rule on the built site. */
export const rules: readonly Rule[] = [
  alternatives,
  code,
  copies,
  headings,
  hosts,
  identity,
  ids,
  joints,
  links,
  machineFiles,
  markup,
  metadata,
  people,
  policy,
  routes,
  secrets,
  structuredData,
  tables,
  weight,
  wording,
];
