import { addToPage, addToRoots, contractFile, pageOf, referenceTo } from './contract-files';
import type { Generator } from './kinds';
import { objectOf } from './operation';
import { indented, upperFirst, UsageError, type SiteText } from './site-text';

/** `card.limit_reached` → `cardLimitReachedEvent`. */
const operationId = (type: string): string =>
  `${type.replace(/[._](\w)/g, (_all, letter: string) => letter.toUpperCase())}Event`;

const eventText = (
  type: string,
  topic: string,
  object: string,
  envelope: string,
  summary: string,
): string => `${type}:
  post:
    operationId: ${operationId(type)}
    tags: [${topic}]
    summary: ${summary}
    description: What happened, and what to do about it.
    x-event:
      sent: Within seconds of what happened.
      notSent: When nothing changed.
    requestBody:
      required: true
      content:
        application/json:
          schema:
            allOf:
              - $ref: '${envelope}'
              - properties:
                  type: { const: ${type} }
                  data: { $ref: '#/schemas/${object}' }
`;

const SHARED = 'partners/shared/contract';

/** Reference to the schema of the fields that every event has. */
function envelopeFrom(site: SiteText, contractPath: string): string {
  const name = site
    .list(SHARED)
    .find((file) => site.yaml(`${SHARED}/${file}`).keys('schemas').includes('EventEnvelope'));
  if (name === undefined) {
    throw new UsageError(
      `No file in ${SHARED} has the schema \`EventEnvelope\`, which every event uses. Add it first.`,
    );
  }
  return `${contractPath.startsWith(SHARED) ? '' : '../../shared/contract/'}${name}#/schemas/EventEnvelope`;
}

export const event: Generator = {
  example: 'npm run new -- event --set general --topic card --type card.renewed --object Card',
  flags: {
    set: { needed: true, form: 'set' },
    topic: { needed: true, form: 'kebab' },
    type: { needed: true, form: 'event' },
    object: { needed: false, form: 'pascal' },
    summary: { needed: false, form: 'text' },
  },
  run(site, { set, values }) {
    const { topic = '', type = '', object } = values;
    const contract = contractFile(site, set, topic);
    const { file } = contract;
    const yaml = site.yaml(file);
    if (yaml.keys('webhooks').includes(type)) {
      throw new UsageError(
        `The event \`${type}\` already exists in ${file}. Choose another --type.`,
      );
    }
    const words = type.replace(/[._]/g, ' ');
    const summary = values.summary ?? upperFirst(words);
    const envelope = referenceTo(yaml.text, 'schemas/EventEnvelope', envelopeFrom(site, file));
    const text = indented(
      eventText(type, topic, objectOf(yaml, topic, object), envelope, summary),
      2,
    );
    if (yaml.node('webhooks')) site.insert(file, yaml.lineAfter('webhooks'), text);
    else site.insert(file, yaml.text.length, `\nwebhooks:\n${text}`);
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
