/** Query of the list's call for a page's query; a page that is no number is the first. */
export function daysQuery(query: URLSearchParams): { page: number } {
  const page = Number(query.get('page') ?? 1);
  return { page: Number.isInteger(page) && page > 0 ? page : 1 };
}
