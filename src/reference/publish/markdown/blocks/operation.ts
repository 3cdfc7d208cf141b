import type { PhrasingContent, RootContent } from 'mdast';
import { sampleGenerators, type SampleRequest } from '../../../samples';
import { type Element, hasFlag, jsonOf, requiredText, textOf } from '../element';
import { codeBlock, item, json, linkTo, list, mergedList, paragraph } from '../nodes';
import { anchorMark, code, type Form, type Plain, strong, text } from '../plain';

const deprecated = (element: Element): readonly PhrasingContent[] =>
  hasFlag(element, 'deprecated') ? [text(' '), strong('Deprecated')] : [];

const endpoint: Form = (element, plain) => {
  const tryIt = textOf(element, 'tryIt');
  const address = `${requiredText(element, 'base')}${requiredText(element, 'path')}`;
  return [
    paragraph(
      code(`${requiredText(element, 'method')} ${address}`),
      ...deprecated(element),
      ...(tryIt === undefined ? [] : [text(' · '), ...linkTo(plain, tryIt, [text('Try it')])]),
    ),
  ];
};

/** One language is enough: every other says the same. */
const samples: Form = (element) => {
  const [curl] = sampleGenerators;
  const request = jsonOf(element, 'request') as unknown as SampleRequest | undefined;
  if (!curl || !request) throw new Error('<Samples> lacks `request`.');
  return [codeBlock(curl.prismLanguage, curl.generate(request))];
};

interface Program {
  readonly label: string;
  readonly prismLanguage: string;
  readonly code: string;
}

/** Programs that no request explains are shown in every language. */
const codeTabs: Form = (element) =>
  (jsonOf(element, 'samples') as unknown as readonly Program[]).flatMap(
    (program): RootContent[] => [
      paragraph(strong(program.label)),
      codeBlock(program.prismLanguage, program.code),
    ],
  );

const example: Form = (element) => [
  paragraph(strong(requiredText(element, 'title'))),
  json(jsonOf(element, 'value') ?? null),
];

const operationLine = (element: Element, plain: Plain): readonly PhrasingContent[] => [
  code(`${requiredText(element, 'method')} ${requiredText(element, 'path')}`),
  text(': '),
  ...linkTo(plain, textOf(element, 'href'), [text(requiredText(element, 'title'))]),
  ...deprecated(element),
];

const asItem: Form = (element, plain) =>
  list([item([paragraph(...operationLine(element, plain))])]);

const merged: Form = (element, plain) => mergedList(plain.blocks(element.children));

const block: Form = (element, plain) => {
  const id = textOf(element, 'id');
  return [
    ...(id === undefined ? [] : [paragraph(anchorMark(id))]),
    ...plain.blocks(element.children),
  ];
};

const content: Form = (element, plain) => plain.blocks(element.children);

const section: Form = (element, plain) => [
  plain.heading([text(requiredText(element, 'title'))]),
  ...plain.blocks(element.children),
];

const response: Form = (element, plain) => [
  paragraph(strong(requiredText(element, 'status'))),
  ...plain.blocks(element.children),
];

export const operationForms: Readonly<Record<string, Form>> = {
  CodeTabs: codeTabs,
  Endpoint: endpoint,
  Example: example,
  OperationLine: asItem,
  OperationLines: merged,
  ReferenceBlock: block,
  ReferenceMain: content,
  ReferenceResponse: response,
  ReferenceSection: section,
  ReferenceSide: content,
  Samples: samples,
};
