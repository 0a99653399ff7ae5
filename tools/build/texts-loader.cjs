/** Turns ICU messages into their parsed form at build time: browsers need no parser. */
module.exports = function textsLoader(source) {
  const done = this.async();
  import('@formatjs/icu-messageformat-parser').then(({ parse }) => {
    const messages = Object.entries(JSON.parse(source)).map(([key, text]) => [key, compile(text, parse)]);
    done(null, JSON.stringify(Object.fromEntries(messages)));
  }, done);
};

/** Plain texts stay plain: react-intl takes both. */
function compile(text, parse) {
  const parsed = parse(text);
  return parsed.length === 1 && parsed[0].type === 0 ? parsed : parsed;
}
