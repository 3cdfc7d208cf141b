/** Replaces texts of a module; fence.ts has checked that it contains them. */
module.exports = function edited(source) {
  return this.getOptions().edits.reduce((rest, { text, until = '', by }) => {
    const start = rest.indexOf(text);
    const end = rest.indexOf(until, start + text.length) + until.length;
    return rest.slice(0, start) + by + rest.slice(end);
  }, source);
};
