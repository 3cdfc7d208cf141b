import { addCss, js, remove, type Fault } from '../fault';

/** Faults of the change log, the fees and the page tools. */
export const livingFaults: readonly Fault[] = [
  {
    spec: 'change-log',
    folder: '.',
    test: 'pages of a set name its feed, and the page of changes leads to it',
    fault: 'no feed',
    says: /toContain/,
    site: [remove(/^general\/change-log\.xml$/)],
  },
  {
    spec: 'change-log',
    folder: '.',
    test: 'entries are filtered by keyboard, and the address keeps the choice',
    fault: 'the address does not keep the choice',
    says: /toHaveURL/,
    script: 'history.replaceState = () => undefined; history.pushState = () => undefined;',
  },
  {
    spec: 'change-log',
    folder: '.',
    test: 'a link to an entry leads to it with any filter set',
    fault: 'the entry stays out',
    says: /toBeInViewport/,
    site: [addCss('#section-moved{display:none!important}')],
  },
  {
    spec: 'change-log',
    folder: '.',
    test: 'without JavaScript every entry is shown, without a filter',
    fault: 'entries are hidden',
    says: /toHaveCount/,
    site: [addCss('main h3{display:none!important}')],
  },
  {
    spec: 'fees',
    folder: '.',
    test: 'a hostile link runs nothing and is explained at the field',
    fault: 'the mistake is not explained',
    says: /toContainText/,
    site: [js(/Write digits and at most one full stop/, 'It is wrong')],
  },
  {
    spec: 'page-tools',
    folder: 'readers',
    test: '"Copy page" puts the Markdown of this page on the clipboard',
    fault: 'nothing is put there',
    says: /toBe/,
    script: 'navigator.clipboard.write = () => Promise.resolve();',
  },
  {
    spec: 'page-tools',
    folder: 'readers',
    test: 'a copy that cannot be loaded leads to a message with the next step',
    fault: 'it says nothing',
    says: /toBeVisible/,
    site: [js(/Copying failed: open/, 'It failed: open')],
  },
  {
    spec: 'print',
    folder: 'readers',
    test: /no code is cut off at \d+ px$/,
    fault: 'code does not wrap',
    says: /toEqual/,
    site: [
      addCss(
        '@media print{main pre{width:8rem!important;white-space:pre!important;overflow:auto!important}}',
      ),
    ],
  },
  {
    spec: 'print',
    folder: 'readers',
    test: 'pages break where a reader can go on',
    fault: 'names of fields are left without their rows',
    says: /toEqual/,
    site: [addCss('@media print{main li[id]>p:first-child{break-after:auto!important}}')],
  },
  {
    spec: 'print',
    folder: 'readers',
    test: 'every sample is in the chosen language, under its name',
    fault: 'no sample says its language',
    says: /toEqual/,
    site: [addCss('@media print{html main [role=tabpanel]::before{content:none!important}}')],
  },
];
