/** Turns ICU messages into their parsed form at build time: browsers need no parser. */
module.exports = function textsLoader(source) {
  const done = this.async();
  import('@formatjs/icu-messageformat-parser').then(({ parse }) => {
    const messages = Object.entries(JSON.parse(source)).map(([key, text]) => [key, parse(text)]);
    done(null, JSON.stringify(Object.fromEntries(messages)));
  }, done);
};
