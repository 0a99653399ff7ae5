/** Arguments that `load` and the page share, so that they name the same reply. */
export const MAIN_SLIDER = { params: { slug: 'slajder-na-golovnij' } };
export const HOME_NEWS = { query: { limit: 3 } };
export const BANNERS = ['golovna-statti', 'golovna-avtori', 'golovna-video', 'golovna-rejting'].map(
  (slug) => ({
    params: { slug },
  }),
);
