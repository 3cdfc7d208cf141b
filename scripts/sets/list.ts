import ts from 'typescript';
import type { MovedSection } from '../../src/site/boot/address';
import { UsageError } from '../new/site-files';

/** The file with the list of docs sets, which commands edit as text. */
export const LIST = 'src/site/sets.ts';

/** Returns the array that is assigned to a constant of the file. */
function arrayOf(text: string, isMeant: (name: string) => boolean): ts.ArrayLiteralExpression {
  const source = ts.createSourceFile(LIST, text, ts.ScriptTarget.Latest, true);
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer && ts.isArrayLiteralExpression(initializer) && isMeant(name.getText()))
        return initializer;
    }
  }
  throw new UsageError(`${LIST} is not as this command knows it. Next: change it by hand.`);
}

/** The string value of a property of an object literal; empty if there is none. */
const property = (node: ts.Expression, name: string): string => {
  const found = ts.isObjectLiteralExpression(node)
    ? node.properties.find((member) => member.name?.getText() === name)
    : undefined;
  const value = found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
  return value && ts.isStringLiteral(value) ? value.text : '';
};

const isSets = (name: string): boolean => /sets$/i.test(name);
const isMoved = (name: string): boolean => name === 'movedSections';

const replaced = (text: string, array: ts.Node, items: readonly string[]): string =>
  `${text.slice(0, array.getStart())}[${items.map((item) => `\n  ${item},`).join('')}\n]${text.slice(array.end)}`;

/** The source text of each entry of the list, by id. */
export const entriesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(arrayOf(text, isSets).elements.map((node) => [property(node, 'id'), node.getText()]));

export const withEntries = (text: string, entries: readonly string[]): string =>
  replaced(text, arrayOf(text, isSets), entries);

export const movedOf = (text: string): readonly MovedSection[] =>
  arrayOf(text, isMoved).elements.map((node) => ({
    from: property(node, 'from'),
    to: property(node, 'to'),
  }));

export const withMoved = (text: string, moved: readonly MovedSection[]): string =>
  replaced(
    text,
    arrayOf(text, isMoved),
    moved.map(({ from, to }) => `{ from: '${from}', to: '${to}' }`),
  );
