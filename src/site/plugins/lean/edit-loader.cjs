/** Puts other texts into a module; fence.ts has made sure that it holds those which they replace. */
module.exports = function edited(source) {
  return this.getOptions().edits.reduce((rest, { text, until = '', by }) => {
    const start = rest.indexOf(text);
    const end = rest.indexOf(until, start + text.length) + until.length;
    return rest.slice(0, start) + by + rest.slice(end);
  }, source);
};
