import type { PhrasingContent, RootContent } from 'mdast';
import { type ErrorLine, errorLines } from '../blocks/errors';
import { code, item, joined, list, paragraph, text } from '../blocks/tree/mdast';
import type { SandboxValue } from '../contract/model';
import { namesOf } from '../contract/names';
import { codeLink, hrefOn, hrefTo, titleLink } from './links';
import { markdown, phrase } from './markdown';
import type { OperationScope } from './operation-endpoint';
import { section } from './parts';

const errorLine = ({ page }: OperationScope, name: string): readonly ErrorLine[] => {
  const error = namesOf(page.reference.contract).errors.get(name);
  if (!error) return [];
  const { code: id, status, title } = error;
  return [{ code: id, status, title, href: hrefTo(page, 'error', id) }];
};

/** Codes that many operations share are named here and explained once. */
const commonLine = (scope: OperationScope, first: string): RootContent => {
  const target = scope.page.reference.targets.get(`error:${first}`);
  const href = target && hrefOn(scope.page, { ...target, anchor: 'errors-common' });
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
  return section('Errors', [
    ...(lines.length > 0 ? [errorLines({ errors: lines })] : []),
    ...(first === undefined ? [] : [commonLine(scope, first)]),
  ]);
};

const events = (scope: OperationScope): readonly RootContent[] => {
  const links = scope.operation.events.map((type) => [codeLink(scope.page, 'event', type)]);
  return links.length === 0 ? [] : section('Events', [paragraph(joined(links))]);
};

const callbacks = ({ page, operation }: OperationScope): readonly RootContent[] => {
  const links = (operation.callbacks ?? []).map((id) => [codeLink(page, 'op', id)]);
  return links.length === 0 ? [] : section('Callbacks', [paragraph(joined(links))]);
};

const prose = (title: string, source: string | undefined, scope: OperationScope) =>
  source === undefined ? [] : section(title, markdown(scope.page, source, scope.operation));

/** `label` = `decline`; a field of the body is named by its path, `/label`. */
export const sandboxValue = ({ in: place, name, value }: SandboxValue): PhrasingContent[] => [
  code(place === 'body' ? name.replace(/^\//, '').replaceAll('/', '.') : name),
  text(' = '),
  code(typeof value === 'string' ? value : JSON.stringify(value)),
];

const sandbox = ({ page, operation }: OperationScope): readonly RootContent[] => {
  const items = operation.sandbox.map((value) =>
    item([...sandboxValue(value), text(': '), ...phrase(page, value.result, operation)]),
  );
  return items.length === 0 ? [] : section('In the sandbox', [list(items)]);
};

/** Errors, events, effects, retries and sandbox values. */
export const consequences = (scope: OperationScope): readonly RootContent[] => [
  ...errors(scope),
  ...events(scope),
  ...callbacks(scope),
  ...prose('What else changes', scope.operation.effects, scope),
  ...prose('Timeouts and retries', scope.operation.retry, scope),
  ...sandbox(scope),
];
