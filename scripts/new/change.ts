import { insertEntries } from '../../src/reference/publish/change-log/skeleton';
import { checkTopic, findOperation, rootOf } from './contract-files';
import { CAMEL, KEBAB, oneOf, optional, SET, SWITCH, TEXT, type Generator } from './flags';
import { hasEntry, UsageError } from './site-files';
import { fill, indented, quoted, scalar } from './template';

/** Days until the deadline of a breaking change in the skeleton. */
const NOTICE_DAYS = 180;

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

export const change: Generator = {
  example:
    'npm run new -- change --set general --id card-limits --type Changed --title "Limits count per day" --operation createCard',
  flags: {
    set: SET,
    id: KEBAB,
    type: oneOf('Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'),
    title: TEXT,
    topic: optional(KEBAB),
    operation: optional(CAMEL),
    breaking: SWITCH,
  },
  run(site, { set = '', id = '', type, title = '', topic, operation, breaking }, today) {
    const file = `partners/${set}/change-log.yaml`;
    const log = site.read(file);
    if (hasEntry(log, 'id', id)) {
      throw new UsageError(`The entry \`${id}\` already exists in ${file}. Choose another --id.`);
    }
    if (operation !== undefined) findOperation(site, set, operation);
    if (topic !== undefined) checkTopic(site, set, topic);
    const isBreaking = breaking === 'true';
    const deadline = daysAfter(today, NOTICE_DAYS);
    const entry = fill('change.yaml', {
      id,
      today,
      version: quoted(String(site.contract(rootOf(set)).info?.version ?? '')),
      type,
      breaking: String(isBreaking),
      title: scalar(title),
      by: isBreaking ? deadline : undefined,
      sunset: type === 'Deprecated' ? deadline : undefined,
      operation,
      topic,
    });
    site.write(file, insertEntries(log, indented(entry, 2)));
    return [
      `write \`what\`, \`why\`, \`who\` and \`action\` in ${file}`,
      ...(isBreaking ? ['check `by`, the deadline for readers to adapt'] : []),
    ];
  },
};
