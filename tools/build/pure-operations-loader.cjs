/**
 * Marks the declarations of a contract as free of side effects, so that a part does not carry the operations it never
 * calls: webpack and the minifier look for the mark at the call, and do not see across modules that `operation` is pure.
 */
module.exports = (source) => source.replace(/= operation(?=[<(])/g, '= /* @__PURE__ */ operation');
