import { checkTopic } from './contract-files';
import { CURRENCY, KEBAB, oneOf, optional, SET, TEXT, type Generator } from './flags';
import { hasEntry, UsageError } from './site-files';
import { fill, scalar, upperFirst } from './template';

const example = (fee: string): string => `\n- { amount: '200.00', fee: '${fee}' }`;

/** Sample amounts for each basis, and the fee that results for 200.00; the build checks it. */
const AMOUNTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fixed: { fixed: "'1.00'", examples: example('1.00') },
  percent: { rateBps: '50', min: "'0.10'", examples: example('1.00') },
  tiered: {
    tiers: "\n- { from: '0', to: '100.00', rateBps: 50 }\n- { from: '100.00', rateBps: 20 }",
    examples: example('0.70'),
  },
  pass_through: {},
};

export const fee: Generator = {
  example:
    'npm run new -- fee --set general --id card-renewal --product card --basis fixed --currency EUR --payer user',
  flags: {
    set: SET,
    id: KEBAB,
    product: KEBAB,
    basis: oneOf(...Object.keys(AMOUNTS)),
    payer: optional(oneOf('partner', 'user')),
    currency: optional(CURRENCY),
    title: optional(TEXT),
  },
  run(site, { set = '', id = '', product = '', basis = '', title, ...values }, today) {
    checkTopic(site, set, product);
    const file = `partners/${set}/fees.yaml`;
    if (hasEntry(site.read(file), 'id', id)) {
      throw new UsageError(`The fee \`${id}\` already exists in ${file}. Choose another --id.`);
    }
    const text = fill('fee.yaml', {
      id,
      title: scalar(title ?? upperFirst(id.replaceAll('-', ' '))),
      product,
      payer: 'user',
      basis,
      currency: 'EUR',
      today,
      ...values,
      ...AMOUNTS[basis],
    });
    site.append(file, ['fees'], text);
    return [
      `write \`title\`, \`charged\` and the amounts in ${file}; the build checks the examples`,
      `announce it: npm run new -- change --set ${set} --id ${id} --type Added --title "A fee" --topic ${product}`,
    ];
  },
};
