/** Texts of forms; a remote with forms merges them into its messages. */
export const formTexts = {
  'form.required': 'Field cannot be empty',
  'form.noOptions': 'No options here',
  'form.search': 'Start typing',
  'form.show': 'Show the password',
  'form.hide': 'Hide the password',
  'form.add': 'Add',
  'form.remove': 'Remove',
  'form.loading': 'Loading…',
  'form.failed': 'That didn’t go through. What you typed is still here; please try again.',
  'form.tooLong': 'Too long, characters',
  'form.from': 'From',
  'form.to': 'To',
  'form.needsScripts': 'This form needs JavaScript. Please turn it on and reload the page.',
};
