import type { RootContent } from 'mdast';
import { isElement, requiredText, textOf } from '../element';
import { item, linkTo, list, mergedList, paragraph } from '../nodes';
import { anchorMark, code, type Form, strong, text } from '../plain';

const content: Form = (element, plain) => plain.blocks(element.children);

const notice: Form = (_element, plain): RootContent[] => [
  {
    type: 'blockquote',
    children: [
      paragraph(
        strong('Sample contract.'),
        text(' Hosts use reserved names; fees, limits and timings are illustrative. '),
        ...linkTo(plain, '/markdown-page#sample-contract', [text('What this means')]),
      ),
    ],
  },
];

const badge: Form = (element) => [
  code(
    textOf(element, 'method') ?? textOf(element, 'httpStatus') ?? requiredText(element, 'state'),
  ),
];

const anchored: Form = (element, plain) => [
  ...plain.line(element.children),
  text(' '),
  anchorMark(requiredText(element, 'id')),
];

const summary: Form = (element, plain) => [
  paragraph({ type: 'strong', children: plain.line(element.children) }),
];

const folded: Form = (element, plain) => {
  const title = textOf(element, 'summary');
  return [
    ...(title === undefined ? [] : [paragraph(strong(title))]),
    ...plain.blocks(element.children),
  ];
};

/** Without its console the playground is the list of its operations. */
const playground: Form = (element, plain) =>
  list(element.children.filter(isElement).map((line) => item(plain.blocks([line]))));

const key: Form = (element, plain) =>
  plain.line(element.children).map((node) => (node.type === 'text' ? code(node.value) : node));

const download: Form = (element, plain) => {
  const path = requiredText(element, 'path');
  const about = ['title', 'version', 'size'].map((name) => requiredText(element, name));
  return list([
    item([
      paragraph(
        ...linkTo(plain, `pathname:///${path}`, [code(path.split('/').at(-1) ?? path)]),
        text(`: ${about.join(', ')}`),
      ),
    ]),
  ]);
};

const downloads: Form = (element, plain) => mergedList(plain.blocks(element.children));

/** What writers set in a page themselves, HTML elements included. */
export const writerForms: Readonly<Record<string, Form>> = {
  Anchored: anchored,
  Details: folded,
  details: folded,
  DownloadButton: download,
  DownloadList: downloads,
  kbd: key,
  MethodBadge: badge,
  noscript: content,
  Playground: playground,
  PlaygroundLine: content,
  SampleContractNotice: notice,
  StatusBadge: badge,
  summary,
};
