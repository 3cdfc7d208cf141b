import type { PhrasingContent, RootContent } from 'mdast';
import type { Change } from '../publish/change-log/model';
import { codeLink } from './code-link';
import { block } from './jsx';
import { flatMarkdown } from './markdown';
import { code, heading, joined, link, text } from './mdast';
import { type Page, startOf } from './reference';
import { type Tag, transformerOf } from './tag';

type Content = readonly (RootContent | PhrasingContent)[];

const fact = (term: string, content: Content): readonly RootContent[] =>
  content.length === 0 ? [] : [block('Fact', { term }, content)];

const sample = (value: string | undefined): Content =>
  value === undefined ? [] : [{ type: 'code', lang: 'json', value }];

function affected(change: Change, page: Page) {
  const { contract, pageOf } = page.reference;
  const operations = change.operations.map((id) => [codeLink(page, 'op', id)]);
  const topics = change.topics.map((name) => {
    const title = contract.topics.find((topic) => topic.name === name)?.title ?? name;
    const target = pageOf(name);
    return [target === undefined ? text(title) : link(target, [text(title)])];
  });
  return joined([...operations, ...topics]);
}

function entry(change: Change, page: Page): readonly RootContent[] {
  const origin = { place: startOf(page.file), topic: undefined };
  const prose = (source: string) => flatMarkdown(page, source, origin);
  return [
    heading(3, change.id, change.title),
    block('ChangeHead', {
      date: change.date,
      kind: change.type,
      breaking: change.breaking,
      version: change.version,
    }),
    block('Facts', {}, [
      ...fact('What changed', prose(change.what)),
      ...fact('Why', prose(change.why)),
      ...fact('Who is affected', prose(change.who)),
      ...fact('What to do', prose(change.action)),
      ...fact('Until', change.by === undefined ? [] : [code(change.by)]),
      ...fact('Before', sample(change.before)),
      ...fact('After', sample(change.after)),
      ...fact('Concerns', affected(change, page)),
    ]),
  ];
}

export const changeLogTag: Tag = {
  name: 'ChangeLog',
  required: [],
  optional: [],
  example: '<ChangeLog />',
  expand: (_values, page) => page.reference.changes.flatMap((change) => entry(change, page)),
};

/** `<ChangeLog />`: every entry of the set's change log, newest first, each with its anchor. */
export const changeLog = transformerOf(changeLogTag);
