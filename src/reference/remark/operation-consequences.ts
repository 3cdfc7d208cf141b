import type { PhrasingContent, RootContent } from 'mdast';
import { type ErrorLine, errorLines } from '../blocks/errors';
import type { SandboxValue } from '../contract/model';
import { namesOf } from '../contract/names';
import { codeLink, hrefTo } from './code-link';
import { markdown, phrase } from './markdown';
import { code, item, joined, link, list, paragraph, text } from '../blocks/tree/mdast';
import { hrefOn } from './reference';
import { type OperationScope, section } from './operation-request';

const errorLine = ({ page }: OperationScope, name: string): readonly ErrorLine[] => {
  const error = namesOf(page.reference.contract).errors.get(name);
  if (!error) return [];
  const { code: id, status, title } = error;
  return [{ code: id, status, title, href: hrefTo(page, 'error', id) }];
};

/** Codes that many operations share are named here and explained once. */
const commonLine = (scope: OperationScope, first: string): RootContent => {
  const target = scope.page.reference.target('error', first);
  const title = text('common errors');
  return paragraph([
    text('Any of the '),
    target ? link(hrefOn(scope.page, { ...target, anchor: 'errors-common' }), [title]) : title,
    text(`: ${scope.operation.commonErrors.join(', ')}.`),
  ]);
};

const errors = (scope: OperationScope): readonly RootContent[] => {
  const { specificErrors, commonErrors } = scope.operation;
  const lines = specificErrors.flatMap((name) => errorLine(scope, name));
  const [first] = commonErrors;
  return section('Errors', [
    ...(lines.length > 0 ? [errorLines({ errors: lines })] : []),
    ...(first === undefined ? [] : [commonLine(scope, first)]),
  ]);
};

const events = (scope: OperationScope): readonly RootContent[] => {
  const links = scope.operation.events.map((type) => [codeLink(scope.page, 'event', type)]);
  return links.length === 0 ? [] : section('Events', [paragraph(joined(links))]);
};

const prose = (title: string, source: string | undefined, scope: OperationScope) =>
  source === undefined ? [] : section(title, markdown(scope.page, source, scope.origin));

/** How a value is sent, `label` for the body's `/label` and the bare name for a parameter. */
export const sandboxName = (value: SandboxValue): string =>
  value.in === 'body' ? value.name.replace(/^\//, '').replaceAll('/', '.') : value.name;

/** `label` = `decline`, as a line of text. */
export const sandboxValue = (value: SandboxValue): PhrasingContent[] => [
  code(sandboxName(value)),
  text(' = '),
  code(typeof value.value === 'string' ? value.value : JSON.stringify(value.value)),
];

const sandbox = (scope: OperationScope): readonly RootContent[] => {
  const { sandbox: values } = scope.operation;
  if (values.length === 0) return [];
  const items = values.map((value) =>
    item([...sandboxValue(value), text(': '), ...phrase(scope.page, value.result, scope.origin)]),
  );
  return section('In the sandbox', [list(items)]);
};

/** Errors, events, effects, retries and sandbox values. */
export const consequences = (scope: OperationScope): readonly RootContent[] => [
  ...errors(scope),
  ...events(scope),
  ...prose('What else changes', scope.operation.effects, scope),
  ...prose('Timeouts and retries', scope.operation.retry, scope),
  ...sandbox(scope),
];
