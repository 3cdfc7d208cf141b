import type { Patch } from '../patch';

const MODULE = '@docusaurus/utils-common/lib/index.js';

/** Leaves out tslib: Docusaurus uses one function of it, but CommonJS is bundled as a whole. */
export const smallTslib: Patch = {
  name: 'small-tslib',
  gain: '3.2 kB of script on every page.',
  expects: { [MODULE]: ['tslib_1.', 'tslib_1.__importDefault(applyTrailingSlash_1).default'] },
  edits: {
    [MODULE]: [
      {
        text: 'require("tslib")',
        by: '{ __importDefault: (module) => (module?.__esModule ? module : { default: module }) }',
      },
    ],
  },
};
