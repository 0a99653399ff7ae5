/** The text for a call that failed without words: nobody was reached, or somebody answered who knows none. */
export const wordlessText = (status: number) => (status === 0 ? 'shell.unreachable' : 'shell.unanswered');
