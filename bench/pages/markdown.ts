import type { Field, FieldType, Operation, Topic } from './topic';

const HOST = 'https://api.sandbox.partner.example/v1';

const TYPE_NAMES: Readonly<Record<FieldType, string>> = {
  text: 'string',
  number: 'integer',
  flag: 'boolean',
  moment: 'date-time',
  identifier: 'string',
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, columns.map(() => '---'), ...rows].map(row).join('\n');

const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;

const json = (value: unknown): string => JSON.stringify(value, null, 2);

export const exampleOf = (fields: readonly Field[]): Readonly<Record<string, Field['example']>> =>
  Object.fromEntries(fields.map(({ name, example }) => [name, example]));

const fieldTable = (fields: readonly Field[]): string =>
  table(
    ['Field', 'Type', 'Required', 'Meaning'],
    fields.map(({ name, type, required, meaning, rule }) => [
      `\`${name}\``,
      TYPE_NAMES[type],
      required ? 'yes' : 'no',
      rule === undefined ? meaning : `${meaning} ${rule}`,
    ]),
  );

const IDEMPOTENCY_KEY = '0d7f2c1e-4b7a-4c55-9f0e-1f2a3b4c5d6e';

function requestOf({ method, path, body }: Operation, identifier: Field['example']): string {
  const lines = [`curl ${HOST}${path.replace('{id}', String(identifier))}`];
  lines.push('  -H "Authorization: Bearer $API_KEY"');
  if (method === 'post') {
    lines.push(`  -H "Idempotency-Key: ${IDEMPOTENCY_KEY}"`);
    lines.push('  -H "Content-Type: application/json"');
    lines.push(`  -d '${json(exampleOf(body))}'`);
  }
  return lines.join(' \\\n');
}

function answerOf({ answer }: Operation, topic: Topic): string {
  const object = exampleOf(topic.fields);
  return json(answer === 'list' ? { data: [object], nextCursor: null } : object);
}

function operationText(operation: Operation, topic: Topic): readonly string[] {
  const { method, path, summary, description, body, retry } = operation;
  const { refusal, fields } = topic;
  const errors = [
    ['401', '`authentication_failed`', 'Send a key of this environment.'],
    ...(path.includes('{id}') ? [['404', '`not_found`', 'Compare the identifier.']] : []),
    ...(method === 'post'
      ? [['409', `\`${refusal.code}\``, `${refusal.when} ${refusal.fix}`]]
      : []),
    ['429', '`rate_limited`', 'Wait as long as `Retry-After` says.'],
  ];
  return [
    `## ${summary}`,
    `\`${method.toUpperCase()} ${path}\``,
    description,
    ...(body.length > 0 ? ['### Body', fieldTable(body)] : []),
    ...(retry === undefined ? [] : [retry]),
    '### Request',
    fence('bash', requestOf(operation, fields[0]?.example ?? '')),
    '### Answer',
    fence('json', answerOf(operation, topic)),
    '### Errors',
    table(['Status', 'Code', 'What to do'], errors),
  ];
}

/** The text of a page without its title. */
export function markdownOf(topic: Topic): string {
  const { title, object, purpose, fields, operations } = topic;
  return [
    purpose,
    `## The ${title.toLowerCase()} object`,
    `What the API calls \`${object}\`. Fields may be added at any time: ignore those you do not know.`,
    fieldTable(fields),
    ...operations.flatMap((operation) => operationText(operation, topic)),
    '',
  ].join('\n\n');
}

export const frontMatter = ({ title, description }: Topic): string =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n`;
