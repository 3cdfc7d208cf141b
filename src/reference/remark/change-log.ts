import type { PhrasingContent, RootContent } from 'mdast';
import { changeEntries, changeEntry, changeHead } from '../blocks/change-entries';
import { facts } from '../blocks/facts';
import { optionalFact } from './optional-fact';
import { codeBlock } from '../blocks/tree/mdast';
import { feedPath } from '../publish/change-log/feed';
import type { Change } from '../publish/change-log/model';
import { codeLink, hrefTo, namedLink } from './code-link';
import { flatMarkdown } from './markdown';
import { code, heading, joined, link, paragraph, text } from '../blocks/tree/mdast';
import { type Page, startOf, TARGET_KINDS, type TargetKind } from './reference';
import type { Tag } from './tag';

type Content = readonly (RootContent | PhrasingContent)[];

const sample = (value: string | undefined): Content =>
  value === undefined ? [] : [codeBlock('json', value)];

const isKind = (kind: string): kind is TargetKind => TARGET_KINDS.some((one) => one === kind);

/** A pointer in the words of a reader, linked to the object or operation it starts with. */
function placeLink(page: Page, pointer: string): PhrasingContent {
  const [kind = '', name = ''] = [pointer.split(':')[0], pointer.slice(pointer.indexOf(':') + 1)];
  const root = kind === 'state' || kind === 'event' ? name : (name.split('.')[0] ?? name);
  const href = isKind(kind) ? hrefTo(page, kind, root) : undefined;
  return href === undefined ? code(name) : namedLink(href, name);
}

/** Topics whose pages a change concerns. */
function topicsOf(change: Change, { reference: { contract } }: Page): readonly string[] {
  const operations = [...contract.operations, ...contract.partnerOperations].filter(
    ({ id }) =>
      change.operations.includes(id) ||
      change.changes.some((at) => at === `op:${id}` || at.startsWith(`op:${id}.`)),
  );
  const events = contract.events.filter(({ type }) =>
    change.changes.some((at) => at === `event:${type}` || at.startsWith(`event:${type}.`)),
  );
  return [...new Set([...change.topics, ...[...operations, ...events].map(({ topic }) => topic)])];
}

function affected(change: Change, page: Page) {
  const { contract, pageOf } = page.reference;
  const named = change.operations.filter((id) => !change.changes.includes(`op:${id}`));
  const operations = [
    ...change.changes.map((pointer) => [placeLink(page, pointer)]),
    ...named.map((id) => [codeLink(page, 'op', id)]),
  ];
  const topics = change.topics.map((name) => {
    const title = contract.topics.find((topic) => topic.name === name)?.title ?? name;
    const target = pageOf(name);
    return [target === undefined ? text(title) : link(target, [text(title)])];
  });
  return joined([...operations, ...topics]);
}

function entry(change: Change, page: Page): RootContent {
  const origin = { place: startOf(page.file), topic: undefined };
  const prose = (source: string) => flatMarkdown(page, source, origin);
  return changeEntry({ kind: change.type, topics: [...topicsOf(change, page)] }, [
    heading(3, change.id, change.title),
    changeHead({
      date: change.date,
      kind: change.type,
      breaking: change.breaking,
      version: change.version,
    }),
    facts({}, [
      ...optionalFact('What changed', prose(change.what)),
      ...optionalFact('Why', prose(change.why)),
      ...optionalFact('Who is affected', prose(change.who)),
      ...optionalFact('What to do', prose(change.action)),
      ...optionalFact('Until', change.by === undefined ? [] : [code(change.by)]),
      ...optionalFact('Stops answering', change.sunset === undefined ? [] : [code(change.sunset)]),
      ...optionalFact('Before', sample(change.before)),
      ...optionalFact('After', sample(change.after)),
      ...optionalFact('Concerns', affected(change, page)),
    ]),
  ]);
}

/** `<ChangeLog />`: every entry of the set's change log, newest first, each with its anchor. */
export const changeLogTag: Tag = {
  name: 'ChangeLog',
  required: [],
  optional: [],
  example: '<ChangeLog />',
  expand: (_values, page) => {
    const { contract } = page.reference;
    const changes = page.reference.changes();
    const entries = changes.map((change) => ({
      kind: change.type,
      topics: [...topicsOf(change, page)],
    }));
    const topics = contract.topics
      .filter(({ name }) => entries.some((one) => one.topics.includes(name)))
      .map(({ name, title }) => ({ name, title }));
    const feed = link(`pathname:///${feedPath(page.set)}`, [text('Atom feed')]);
    return [
      paragraph([text('New entries also appear in the '), feed, text('.')]),
      changeEntries(
        { entries, topics },
        changes.map((change) => entry(change, page)),
      ),
    ];
  },
};
