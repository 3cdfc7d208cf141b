/** A component that shows nothing, in place of one that the options of the site never show. */
module.exports = () => 'export default () => null;';
