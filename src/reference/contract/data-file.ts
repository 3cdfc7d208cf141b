import type { JsonObject, JsonValue } from './model';
import { asArray, asObject, asText, textOf, valueAt } from './json';
import type { Problem } from './problem';
import { readSource, type Source } from './source';
import { didYouMean } from './suggest';
import { sitePath } from './site-path';
import { referable, Validator, type Breach } from './validate';
import type { Workspace } from './workspace';

/** A YAML file of facts beside the contract, checked against its JSON Schema. */
export interface DataFile {
  readonly source: Source | undefined;
  readonly value: JsonValue | undefined;
  readonly problems: readonly Problem[];
}

function problemOf({ path, code, detail, schema }: Breach, source: Source): Problem {
  const name = path.at(-1) ?? 'file';
  const problem = (message: string, next: string, place = path): Problem => ({
    place: source.locate(place, 'key'),
    message,
    next,
  });
  const description = asText(schema?.description);
  switch (code) {
    case 'conflict':
      return problem(
        `Unknown key \`${name}\``,
        didYouMean(name, Object.keys(asObject(schema?.properties)), 'take it out'),
      );
    case 'required':
      return problem(`\`${name}\` is missing`, `add \`${name}\` to this entry`, path.slice(0, -1));
    case 'enum': {
      const names = asArray(schema?.enum).map(textOf);
      const value = textOf(valueAt(source.value, path));
      const fallback = `use one of ${names.map((entry) => `\`${entry}\``).join(', ')}`;
      return problem(`\`${name}\` cannot be \`${value}\``, didYouMean(value, names, fallback));
    }
    case 'pattern':
      return problem(
        `\`${name}\` does not have the form it needs`,
        `write ${description ?? `a text that matches \`${asText(schema?.pattern) ?? ''}\``}`,
      );
    default:
      return problem(
        `\`${name}\` is wrong: ${detail.replace(/\.$/, '')}`,
        `write ${description ?? 'a value of the right kind'}`,
      );
  }
}

/** Every mistake of a parsed YAML file: syntax, or else what its JSON Schema refuses. */
export function schemaProblems(source: Source, schema: JsonObject): readonly Problem[] {
  if (source.value === undefined) return source.problems;
  const validator = new Validator(referable(asObject(schema.$defs), '#/$defs/'));
  return validator.check(source.value, schema).map((breach) => problemOf(breach, source));
}

/** Reads a YAML file and checks it; a file that does not exist is a problem of its own. */
export function readDataFile(workspace: Workspace, path: string, schema: JsonObject): DataFile {
  const source = readSource(workspace, path);
  if (!source) {
    const file = sitePath(workspace.siteDir, path);
    const problem: Problem = {
      place: { file, line: 1, column: 1 },
      message: 'The file is missing',
      next: 'create it; the other docs set has one to start from',
    };
    return { source, value: undefined, problems: [problem] };
  }
  const problems = schemaProblems(source, schema);
  return { source, value: problems.length > 0 ? undefined : source.value, problems };
}
