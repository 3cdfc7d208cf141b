import { checkTopic } from './contract-files';
import type { Generator } from './kinds';
import { hasEntry, indented, upperFirst, UsageError } from './site-text';

const BASES = ['fixed', 'percent', 'tiered', 'pass_through'] as const;
type Basis = (typeof BASES)[number];

const AMOUNTS: Readonly<Record<Basis, string>> = {
  fixed: "fixed: '1.00'\n",
  percent: "rateBps: 50\nmin: '0.10'\n",
  tiered:
    "tiers:\n  - { from: '0', to: '100.00', rateBps: 50 }\n  - { from: '100.00', rateBps: 20 }\n",
  pass_through: '',
};

/** The fee on 200.00 with each of the amounts above; the build checks it. */
const EXAMPLES: Readonly<Record<Basis, string>> = {
  fixed: "examples:\n  - { amount: '200.00', fee: '1.00' }\n",
  percent: "examples:\n  - { amount: '200.00', fee: '1.00' }\n",
  tiered: "examples:\n  - { amount: '200.00', fee: '0.70' }\n",
  pass_through: '',
};

const isBasis = (text: string): text is Basis => BASES.some((basis) => basis === text);

export const fee: Generator = {
  example:
    'npm run new -- fee --set general --id card-renewal --product card --basis fixed --currency EUR --payer user',
  flags: {
    set: { needed: true, form: 'set' },
    id: { needed: true, form: 'kebab' },
    product: { needed: true, form: 'kebab' },
    basis: { needed: true, form: BASES },
    payer: { needed: false, form: ['partner', 'user'] },
    currency: { needed: false, form: 'currency' },
    title: { needed: false, form: 'text' },
  },
  run(site, { set, values, today }) {
    const { id = '', product = '', basis = '', payer = 'user', currency = 'EUR' } = values;
    checkTopic(site, set, product);
    const file = `partners/${set}/fees.yaml`;
    const yaml = site.yaml(file);
    if (hasEntry(yaml.text, 'id', id)) {
      throw new UsageError(`The fee \`${id}\` already exists in ${file}. Choose another --id.`);
    }
    if (!isBasis(basis)) return [];
    const words = id.replaceAll('-', ' ');
    const text =
      `- id: ${id}\n` +
      indented(
        `title: ${values.title ?? upperFirst(words)}\nproduct: ${product}\n` +
          `charged: When the fee is due.\npayer: ${payer}\nbasis: ${basis}\n` +
          `unit: { code: ${currency}, label: ${currency}, scale: 2 }\n${AMOUNTS[basis]}` +
          `taxIncluded: true\nrounding: half_up\neffectiveFrom: '${today}'\n${EXAMPLES[basis]}`,
        2,
      );
    site.insert(file, yaml.lineAfter('fees'), indented(text, yaml.indentOf('fees')));
    return [
      `write \`title\`, \`charged\` and the amounts in ${file}; the build checks the examples`,
      `announce it: npm run new -- change --set ${set} --id ${id} --type Added --title "A fee" --topic ${product}`,
    ];
  },
};
