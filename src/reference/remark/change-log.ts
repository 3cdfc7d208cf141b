import type { PhrasingContent, RootContent } from 'mdast';
import { changeEntries, changeEntry, changeHead } from '../blocks/change-entries';
import { code, codeBlock, heading, joined, link, paragraph, text } from '../blocks/tree/mdast';
import { allOperations } from '../contract/names';
import { feedPath } from '../publish/change-log/feed';
import type { Change } from '../publish/change-log/model';
import { covers } from './changes';
import { codeLink, hrefTo, isKind, nameLink, topicLink } from './links';
import { flatMarkdown } from './markdown';
import { type Content, factList } from './parts';
import { type Page, pageOrigin } from './reference';
import type { Tag } from './tag';

const sample = (value: string | undefined): Content =>
  value === undefined ? [] : [codeBlock('json', value)];

const day = (value: string | undefined): Content => (value === undefined ? [] : [code(value)]);

/** The name of a pointer, linked to the object or operation that it starts with. */
function placeLink(page: Page, pointer: string): PhrasingContent {
  const [kind = ''] = pointer.split(':');
  const name = pointer.slice(kind.length + 1);
  const root = kind === 'state' || kind === 'event' ? name : (name.split('.')[0] ?? name);
  const href = isKind(kind) ? hrefTo(page, kind, root) : undefined;
  return href === undefined ? code(name) : nameLink(href, name);
}

/** The topics whose pages a change concerns. */
function topicsOf(change: Change, { reference: { contract } }: Page): readonly string[] {
  const isChanged = (pointer: string): boolean =>
    change.changes.some((changed) => covers(pointer, changed));
  const operations = allOperations(contract).filter(
    ({ id }) => change.operations.includes(id) || isChanged(`op:${id}`),
  );
  const events = contract.events.filter(({ type }) => isChanged(`event:${type}`));
  return [...new Set([...change.topics, ...[...operations, ...events].map(({ topic }) => topic)])];
}

/** The names that a change concerns, as links. */
const concerned = (change: Change, page: Page): Content =>
  joined([
    ...change.changes.map((pointer) => [placeLink(page, pointer)]),
    ...change.operations
      .filter((id) => !change.changes.includes(`op:${id}`))
      .map((id) => [codeLink(page, 'op', id)]),
    ...change.topics.map((name) => [topicLink(page, name)]),
  ]);

function entryBlock(change: Change, topics: readonly string[], page: Page): RootContent {
  const { date, type: kind, breaking, version } = change;
  const prose = (source: string | undefined): Content =>
    source === undefined ? [] : flatMarkdown(page, source, pageOrigin(page));
  return changeEntry({ kind, topics }, [
    heading(3, change.id, change.title),
    changeHead({ date, kind, breaking, version }),
    factList({
      'What changed': prose(change.what),
      Why: prose(change.why),
      'Who is affected': prose(change.who),
      'What to do': prose(change.action),
      Until: day(change.by),
      'Stops answering': day(change.sunset),
      Before: sample(change.before),
      After: sample(change.after),
      Concerns: concerned(change, page),
    }),
  ]);
}

/** `<ChangeLog />`: every entry of the set's change log, newest first, each with its anchor. */
export const changeLogTag: Tag = {
  name: 'ChangeLog',
  expand: (page) => {
    const changes = page.reference.changes();
    const entries = changes.map((change) => ({
      kind: change.type,
      topics: topicsOf(change, page),
    }));
    const topics = page.reference.contract.topics
      .filter(({ name }) => entries.some((entry) => entry.topics.includes(name)))
      .map(({ name, title }) => ({ name, title }));
    const feed = link(`pathname:///${feedPath(page.set)}`, [text('Atom feed')]);
    return [
      paragraph([text('New entries also appear in the '), feed, text('.')]),
      changeEntries(
        { entries, topics },
        changes.map((change, index) => entryBlock(change, entries[index]?.topics ?? [], page)),
      ),
    ];
  },
};
