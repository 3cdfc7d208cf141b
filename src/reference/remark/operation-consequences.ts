import type { PhrasingContent, RootContent } from 'mdast';
import { type ErrorLine, errorLines } from '../blocks/errors';
import { code, item, joined, list, paragraph, text } from '../blocks/tree/mdast';
import { textOf } from '../contract/json';
import type { Operation, SandboxValue } from '../contract/model';
import { namesOf } from '../contract/names';
import { errorsAnchor } from '../contract/page/anchors';
import { COMMON_TOPIC } from '../contract/page/routes';
import { codeLink, hrefOn, hrefTo, titleLink } from './links';
import { markdown, phrase } from './markdown';
import type { OperationScope } from './operation-endpoint';
import { lineSection, section } from './parts';

const errorLine = ({ page }: OperationScope, name: string): readonly ErrorLine[] => {
  const error = namesOf(page.reference.contract).errors.get(name);
  if (!error) return [];
  const { code: id, status, title } = error;
  return [{ code: id, status, title, href: hrefTo(page, 'error', id) }];
};

/** Error codes that many operations share are only named here; their own section explains them. */
const commonLine = (scope: OperationScope, first: string): RootContent => {
  const target = scope.page.reference.targets.get(`error:${first}`);
  const href = target && hrefOn(scope.page, { ...target, anchor: errorsAnchor(COMMON_TOPIC) });
  return paragraph([
    text('Any of the '),
    titleLink(href, 'common errors'),
    text(`: ${scope.operation.commonErrors.join(', ')}.`),
  ]);
};

const errors = (scope: OperationScope): readonly RootContent[] => {
  const { specificErrors, commonErrors } = scope.operation;
  const lines = specificErrors.flatMap((name) => errorLine(scope, name));
  const [first] = commonErrors;
  const isSpecial = lines.length > 0;
  return section(
    'Errors',
    [
      ...(isSpecial ? [errorLines({ errors: lines })] : []),
      ...(first === undefined ? [] : [commonLine(scope, first)]),
    ],
    { closed: true, note: isSpecial ? specificErrors.join(', ') : 'the common ones' },
  );
};

const events = (scope: OperationScope): readonly RootContent[] => {
  const links = scope.operation.events.map((type) => [codeLink(scope.page, 'event', type)]);
  return links.length === 0 ? [] : lineSection('Events', [paragraph(joined(links))]);
};

const callbacks = ({ page, operation }: OperationScope): readonly RootContent[] => {
  const links = (operation.callbacks ?? []).map((id) => [codeLink(page, 'op', id)]);
  return links.length === 0 ? [] : lineSection('Callbacks', [paragraph(joined(links))]);
};

const effects = ({ page, operation }: OperationScope): readonly RootContent[] =>
  operation.effects === undefined
    ? []
    : section('What else changes', markdown(page, operation.effects, operation), { closed: true });

/** Retries are similar for every operation, so the section starts closed. */
const retry = ({ page, operation }: OperationScope): readonly RootContent[] =>
  operation.retry === undefined
    ? []
    : section('Timeouts and retries', markdown(page, operation.retry, operation), { closed: true });

/** The name of a sandbox value; a field of the body is named by its path, `/label`. */
const nameOf = ({ in: place, name }: SandboxValue): string =>
  place === 'body' ? name.replace(/^\//, '').replaceAll('/', '.') : name;

/** `label` = `decline` */
export const sandboxValue = (given: SandboxValue): PhrasingContent[] => [
  code(nameOf(given)),
  text(' = '),
  code(textOf(given.value)),
];

/** The names of the values that steer the sandbox: `label, fundingSource.amount`. */
export const sandboxNames = ({ sandbox: values }: Operation): string =>
  [...new Set(values.map(nameOf))].join(', ');

const sandbox = ({ page, operation }: OperationScope): readonly RootContent[] => {
  const items = operation.sandbox.map((value) =>
    item([
      paragraph([...sandboxValue(value), text(': '), ...phrase(page, value.result, operation)]),
    ]),
  );
  const look = { closed: true, note: sandboxNames(operation) };
  return items.length === 0 ? [] : section('In the sandbox', [list(items)], look);
};

/** Errors, events, effects, retries and sandbox values. */
export const consequences = (scope: OperationScope): readonly RootContent[] => [
  ...errors(scope),
  ...events(scope),
  ...callbacks(scope),
  ...effects(scope),
  ...retry(scope),
  ...sandbox(scope),
];
