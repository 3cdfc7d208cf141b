import { html, js, type Fault } from '../fault';

const BENCH = { folder: '.', spec: 'webhook-bench' } as const;

/** Faults of the webhook bench: the checks of a receiver, and the handling of a secret. */
export const benchFaults: readonly Fault[] = [
  {
    ...BENCH,
    test: /is stored once, and a replay is recognized/,
    fault: 'a replay is taken for new',
    says: /known already/,
    site: [js(/verdict:\w+\?(?=\w+:"duplicate")/, 'verdict:!0?')],
  },
  {
    ...BENCH,
    test: 'a changed body and a wrong clock fail at their own checks',
    fault: 'the clock is not compared',
    says: /Clock agrees/,
    site: [js(/("timestamp",)300>=Math\.abs\(\w+\)/, '$1!0')],
  },
  {
    ...BENCH,
    test: 'another secret and a missing signature fail, two signatures pass',
    fault: 'only the first signature is compared',
    says: /Signature 2 of 2 matches/,
    site: [js(/\.split\(" "\)\.filter\(Boolean\)/, '.split(" ").filter(Boolean).slice(0,1)')],
  },
  {
    ...BENCH,
    test: 'no part of a secret is stored or sent',
    fault: 'what is typed is stored',
    says: /not\.toContain/,
    script:
      'addEventListener("input", ({ target }) => localStorage.setItem("seeded", target.value), true)',
  },
  {
    ...BENCH,
    test: 'a browser without WebCrypto shows why',
    fault: 'the explanation is missing',
    says: /offers no WebCrypto here/,
    site: [js(/This browser offers no WebCrypto here/, 'This does not work')],
  },
  {
    ...BENCH,
    test: 'without JavaScript the page points to the receivers',
    fault: 'nothing is said without JavaScript',
    says: /Without JavaScript/,
    site: [html(/Without JavaScript, run one of the/g, 'Run one of the')],
  },
];
