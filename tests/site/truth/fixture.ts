import {
  errorAnchor,
  eventAnchor,
  operationAnchor,
  schemaAnchor,
  stateAnchor,
} from '../../../src/reference/contract/page/anchors';
import { membersOf } from '../../../src/reference/contract/document/fields';
import { loadContract } from '../../../src/reference/contract/testing/load-contract';
import type { Contract, Field, Operation, SchemaRef } from '../../../src/reference/contract/model';
import { topicPath } from '../../../src/reference/contract/page/routes';
import { scopesOf } from '../../../src/reference/contract/document/security';
import { fixtureOptions } from '../../../src/reference/contract/testing/site-copy';
import { pageOf, siteOf } from '../site';
import { type Coverage, type TruthCheck, truthOf } from './truth';

const fieldHtml = (
  prefix: string,
  { name, path, description, presentWhen, ...field }: Field,
): string =>
  `<li id="${prefix}.${path.join('.')}">${name} ${description} ${presentWhen?.words ?? ''}<dl>` +
  field.enumValues.map(({ value, meaning }) => `<dt>${value}</dt><dd>${meaning}</dd>`).join('') +
  `</dl><ul>${field.children.map((child) => fieldHtml(prefix, child)).join('')}` +
  field.variants
    .flatMap((variant) => variant.fields.map((child) => fieldHtml(prefix, child)))
    .join('') +
  '</ul></li>';

function fieldsHtml(contract: Contract, prefix: string, ref: SchemaRef): string {
  const { fields, variants } = membersOf(contract, ref);
  return [...fields, ...variants.flatMap((variant) => variant.fields)]
    .map((field) => fieldHtml(prefix, field))
    .join('\n');
}

function operationHtml(contract: Contract, operation: Operation): string {
  const id = operationAnchor(operation.id);
  const codes = [...operation.specificErrors, ...operation.commonErrors, ...operation.events];
  const parameters = operation.parameters.map((parameter) =>
    fieldHtml(`${id}.${parameter.in}`, parameter.field),
  );
  const answers = operation.responses.map(
    ({ status, description, body }) =>
      `${status} ${description} ${body ? fieldsHtml(contract, `${id}.${status}.body`, body.schema) : ''}
${(body?.examples ?? []).map(({ value }) => `<pre>${JSON.stringify(value)}</pre>`).join('\n')}`,
  );
  return `<h3 id="${id}">${operation.summary}</h3><div>${operation.method} ${operation.path}
${scopesOf(operation).join(' ')} ${operation.description} ${operation.effects ?? ''} ${operation.retry ?? ''}
${codes.join(', ')} ${operation.sandbox.map(({ result }) => result).join(' ')}
<ul>${parameters.join('\n')}</ul>
${operation.body ? fieldsHtml(contract, `${id}.body`, operation.body.schema) : ''}
${answers.join('\n')}</div>`;
}

const schemaHtml = (contract: Contract, name: string): string =>
  `<div id="${schemaAnchor(contract, name)}">${fieldsHtml(contract, schemaAnchor(contract, name), {
    name,
    schema: contract.schemas.get(name)?.schema ?? {},
  })}</div>`;

const statesHtml = (contract: Contract): string =>
  [...contract.schemas.values()]
    .flatMap(({ lifecycle }) =>
      (lifecycle?.states ?? []).map(({ name, meaning, next }) => {
        const anchor = (state: string): string =>
          lifecycle ? stateAnchor(contract, lifecycle, state) : '';
        const moves = next.map(
          ({ to, when, operation, event }) =>
            `<li><a href="#${anchor(to)}">${to}</a> ${operation ?? ''} ${when} ${event ?? ''}</li>`,
        );
        return `<tr><td><span id="${anchor(name)}">${name}</span></td><td>${meaning}</td>
<td><ul>${moves.join('\n')}</ul></td></tr>`;
      }),
    )
    .join('\n');

/** Returns a topic page with the complete content of the fixture contract. */
function pageHtml(contract: Contract, topic: string): string {
  const { operations, partnerOperations, errors } = contract;
  const ofTopic = <T extends { readonly topic: string }>(all: readonly T[]): readonly T[] =>
    all.filter((item) => item.topic === topic);
  return pageOf(
    [
      ...ofTopic([...operations, ...partnerOperations]).map((operation) =>
        operationHtml(contract, operation),
      ),
      '<h2>Events</h2>',
      ...ofTopic(contract.events).map(
        ({ type, description, sent, notSent, example }) =>
          `<h3 id="${eventAnchor(contract, type)}">${type}</h3><p>${description} ${sent} ${notSent}</p>
<pre>${JSON.stringify(example)}</pre>`,
      ),
      '<h2>Errors</h2>',
      ...ofTopic(errors).map(
        ({ code, status, title, when, causes, fixes, sandbox, example }) =>
          `<section id="${errorAnchor(code)}">${code} ${status ?? 'In failure'} ${title} ${when}
${causes.join(' ')} ${fixes.join(' ')} ${sandbox} <pre>${JSON.stringify(example)}</pre></section>`,
      ),
      topic === 'loan'
        ? `<main><p><strong>Sample contract</strong></p><p>Loans last 28 days.</p></main>`
        : '',
      topic === 'loan' ? `<table>${statesHtml(contract)}</table>` : '',
      topic === 'common'
        ? ['Loan', 'Problem', 'EventEnvelope'].map((name) => schemaHtml(contract, name)).join('')
        : '',
    ].join('\n'),
  );
}

/** Address of the sites that `siteOf` creates. */
const FIXTURE_URL = 'https://docs.partner.example/base';

/** A fault to seed into the pages of the fixture contract. */
export interface Seed {
  readonly find: string;
  readonly replacement: string;
}

/** Runs a check on pages with the complete fixture contract, apart from the seeded fault. */
export async function run(check: TruthCheck, seed?: Seed): Promise<readonly Coverage[]> {
  const contract = await loadContract({ ...fixtureOptions(), docsUrl: FIXTURE_URL });
  const seeded = (text: string): string =>
    seed ? text.replaceAll(seed.find, () => seed.replacement) : text;
  const topics = ['common', ...contract.topics.map(({ name }) => name)];
  const files = Object.fromEntries(
    topics.map((topic) => {
      const file = ['general', topicPath(topic)].filter(Boolean).join('/');
      return [`${file}.html`, seeded(pageHtml(contract, topic))];
    }),
  );
  const download = { 'general/openapi.json': seeded(JSON.stringify(contract.document)) };
  return check.check(truthOf(siteOf({ ...files, ...download }), [contract]));
}
