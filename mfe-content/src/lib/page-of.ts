/** The page that a list's address asks for; what is no number is passed on and refused. */
export const pageOf = (address: URLSearchParams): { page?: number } => {
  const page = address.get('page');
  return page ? { page: page as unknown as number } : {};
};
