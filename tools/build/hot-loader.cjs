/**
 * Development only: tells the page which components a module holds, so that a saved one takes the place of the one
 * that is shown (shell/src/dev/hot.ts). Texts are a module of their own that replaces itself.
 */
module.exports = function hotLoader(source, map) {
  const part = JSON.stringify(this.getOptions().part);
  if (this.resourcePath.endsWith('.json')) {
    const locale = JSON.stringify(/(\w+)\.json$/.exec(this.resourcePath)[1]);
    const swap = `globalThis.stezhkaHot.texts(__webpack_module__, ${locale}, table)`;
    return this.callback(null, `const table = ${source};\nexport default table;\n${swap};\n`);
  }
  // On the first line, so that every other line stays where the source map looks for it.
  const head = `var $hot = globalThis.stezhkaHot.module(${part}, __webpack_module__), $RefreshReg$ = $hot.register, $RefreshSig$ = $hot.signature;`;
  this.callback(null, `${head}${source}\n$hot.done(__webpack_module__.exports);\n`, map);
};
