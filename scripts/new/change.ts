import { insertEntries } from '../../src/reference/publish/change-log/skeleton';
import { checkTopic, findOperation, rootOf } from './contract-files';
import type { Generator } from './kinds';
import { hasEntry, indented, UsageError } from './site-text';

const TYPES = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

/** Days until the deadline of a breaking change in the skeleton. */
const NOTICE_DAYS = 180;

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

export const change: Generator = {
  example:
    'npm run new -- change --set general --id card-limits --type Changed --title "Limits count per day" --operation createCard',
  flags: {
    set: { needed: true, form: 'set' },
    id: { needed: true, form: 'kebab' },
    type: { needed: true, form: TYPES },
    title: { needed: true, form: 'text' },
    topic: { needed: false, form: 'kebab' },
    operation: { needed: false, form: 'camel' },
    breaking: { needed: false, form: 'flag' },
  },
  run(site, { set, values, today }) {
    const { id = '', type = '', title = '', topic, operation, breaking } = values;
    const file = `partners/${set}/change-log.yaml`;
    const text = site.read(file);
    if (hasEntry(text, 'id', id)) {
      throw new UsageError(`The entry \`${id}\` already exists in ${file}. Choose another --id.`);
    }
    if (operation !== undefined) findOperation(site, set, operation);
    if (topic !== undefined) checkTopic(site, set, topic);
    const { info } = site.yaml(rootOf(set)).value as { info: { version: string } };
    const isBreaking = breaking !== undefined;
    const deadline = daysAfter(today, NOTICE_DAYS);
    const entry =
      `- id: ${id}\n` +
      indented(
        `date: '${today}'\nversion: '${info.version}'\ntype: ${type}\nbreaking: ${isBreaking}\n` +
          `title: ${JSON.stringify(title)}\nwhat: What is different now.\nwhy: Why the change was needed.\n` +
          `who: Whose integration is affected.\naction: What they have to do.\n` +
          (isBreaking ? `by: '${deadline}'\n` : '') +
          (type === 'Deprecated' ? `sunset: '${deadline}'\n` : '') +
          (operation === undefined ? '' : `operations: [${operation}]\n`) +
          (topic === undefined ? '' : `topics: [${topic}]\n`),
        2,
      );
    site.write(file, insertEntries(text, indented(entry, 2)));
    return [
      `write \`what\`, \`why\`, \`who\` and \`action\` in ${file}`,
      ...(isBreaking ? ['check `by`, the deadline for readers to adapt'] : []),
    ];
  },
};
