import type { Patch } from '../patch';

/** Docusaurus' shared helpers take one function of tslib, and with it all of them: it is CommonJS. */
export const smallTslib: Patch = {
  name: 'small-tslib',
  gain: '3.2 kB of script on every page.',
  expects: {
    '@docusaurus/utils-common/lib/index.js': [
      'tslib_1.',
      'tslib_1.__importDefault(applyTrailingSlash_1).default',
    ],
  },
  client: {
    edits: {
      '@docusaurus/utils-common/lib/index.js': [
        {
          text: 'require("tslib")',
          by: '{ __importDefault: (module) => (module?.__esModule ? module : { default: module }) }',
        },
      ],
    },
  },
};
