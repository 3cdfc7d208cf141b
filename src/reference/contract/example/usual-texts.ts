import { kebabCase } from '../page/anchors';
import { MADE_DAY } from './made-day';

/**
 * Texts for names that APIs often use. They appear in generated examples of strings without a
 * known format, and only if they are valid. Nothing else depends on them.
 */
const DATE_TIME = `${MADE_DAY}T09:30:00Z`;

/** Texts by the words that a name ends with. */
const TEXTS = new Map<string, readonly string[]>(
  Object.entries({
    amount: ['10.00'],
    balance: ['10.00'],
    bic: ['ABNANL2A'],
    city: ['Amsterdam'],
    color: ['#336699'],
    company: ['Example Ltd'],
    'company name': ['Example Ltd'],
    country: ['NL', 'NLD'],
    'country code': ['NL', 'NLD'],
    'created at': [DATE_TIME],
    currency: ['EUR', 'eur'],
    'currency code': ['EUR', 'eur'],
    date: [MADE_DAY],
    description: ['An example.'],
    email: ['ada@example.com'],
    'email address': ['ada@example.com'],
    'expires at': [DATE_TIME],
    'family name': ['Lovelace'],
    'file name': ['example.txt'],
    filename: ['example.txt'],
    'first name': ['Ada'],
    firstname: ['Ada'],
    'full name': ['Ada Lovelace'],
    'given name': ['Ada'],
    host: ['www.example.com'],
    hostname: ['www.example.com'],
    'idempotency key': ['01931f6f-091a-7b2c-8d3e-4f5061728394'],
    iban: ['NL91ABNA0417164300'],
    ip: ['192.0.2.1'],
    'ip address': ['192.0.2.1'],
    language: ['en', 'eng'],
    'language code': ['en', 'eng'],
    'last name': ['Lovelace'],
    lastname: ['Lovelace'],
    link: ['https://www.example.com/'],
    locale: ['en-GB'],
    'media type': ['text/plain'],
    message: ['An example.'],
    'mime type': ['text/plain'],
    phone: ['+15555550100'],
    'phone number': ['+15555550100'],
    'post code': ['1012 JS'],
    postcode: ['1012 JS'],
    'postal code': ['1012 JS'],
    price: ['10.00'],
    province: ['Utrecht'],
    region: ['Utrecht'],
    street: ['1 Example Street'],
    'swift code': ['ABNANL2A'],
    'time zone': ['Europe/Amsterdam'],
    timezone: ['Europe/Amsterdam'],
    'updated at': [DATE_TIME],
    uri: ['https://www.example.com/'],
    url: ['https://www.example.com/'],
    'user agent': ['Example/1.0'],
    username: ['ada'],
    'user name': ['ada'],
    vat: ['NL123456789B01'],
    'vat number': ['NL123456789B01'],
    version: ['1.0.0'],
    website: ['https://www.example.com/'],
    'zip code': ['1012 JS'],
    zip: ['1012 JS'],
  }),
);

/** Texts for a name such as `billingCountryCode`, or `country_code`, the likeliest first. */
export function usualTexts(name: string): readonly string[] {
  const words = kebabCase(name)
    .split(/[^a-z\d]+/)
    .filter(Boolean);
  const ends = words.map((_, start) => words.slice(start).join(' '));
  return ends.flatMap((end) => TEXTS.get(end) ?? []);
}
