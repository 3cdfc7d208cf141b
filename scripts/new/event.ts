import {
  addToPage,
  addToRoots,
  contractFile,
  objectOf,
  pageOf,
  referenceTo,
} from './contract-files';
import { EVENT, KEBAB, optional, PASCAL, SET, TEXT, type Generator } from './flags';
import { UsageError, type SiteFiles } from './site-files';
import { fill, scalar, upperFirst } from './template';

const SHARED = 'partners/shared/contract';

/** Returns the reference to the schema of the properties that every event has. */
function envelopeFor(site: SiteFiles, file: string): string {
  const used = referenceTo(site.read(file), 'schemas/EventEnvelope');
  if (used !== undefined) return used;
  const holder = site
    .yamlFiles(SHARED)
    .find((shared) => 'EventEnvelope' in (site.contract(shared).schemas ?? {}));
  if (holder === undefined) {
    throw new UsageError(
      `No file in ${SHARED} has the schema \`EventEnvelope\`, which every event uses. Add it first.`,
    );
  }
  const path = file.startsWith(SHARED) ? '' : '../../shared/contract/';
  return `${path}${holder.slice(SHARED.length + 1)}#/schemas/EventEnvelope`;
}

export const event: Generator = {
  example: 'npm run new -- event --set general --topic card --type card.renewed --object Card',
  flags: {
    set: SET,
    topic: KEBAB,
    type: EVENT,
    object: optional(PASCAL),
    summary: optional(TEXT),
  },
  run(site, { set = '', topic = '', type = '', object, summary }) {
    const contract = contractFile(site, set, topic);
    const { file } = contract;
    if (type in (site.contract(file).webhooks ?? {})) {
      throw new UsageError(
        `The event \`${type}\` already exists in ${file}. Choose another --type.`,
      );
    }
    const text = fill('event.yaml', {
      type,
      // `card.limit_reached` → `cardLimitReachedEvent`
      id: `${type.replace(/[._](\w)/g, (_match, letter: string) => letter.toUpperCase())}Event`,
      topic,
      summary: scalar(summary ?? upperFirst(type.replace(/[._]/g, ' '))),
      envelope: envelopeFor(site, file),
      object: objectOf(site, file, topic, object),
    });
    site.append(file, ['webhooks'], text);
    addToRoots(site, contract, 'webhooks', type);
    for (const user of contract.sets) {
      const page = pageOf(user.set, topic);
      if (/^<Events\b/m.test(site.read(page))) continue;
      addToPage(site, page, '## Events\n\n<Events />', { before: ['## Errors'] });
    }
    return [
      `write \`description\`, \`sent\` and \`notSent\` in ${file}`,
      'name the event in `x-events` of the operations that cause it, and in `x-states`',
      `announce it: npm run release-contract -- --set ${set}`,
    ];
  },
};
