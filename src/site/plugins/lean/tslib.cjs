/** The one helper of tslib that scripts of the site use; the others come along because it is CommonJS. */
exports.__importDefault = (module) => (module && module.__esModule ? module : { default: module });
