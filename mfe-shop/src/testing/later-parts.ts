/** What comes later in a browser is there at once: a test does not wait for modules to be read. */
export const loadLaterParts = () =>
  Promise.all([
    import('@stezhka/shared-ui/modal-window'),
    import('../analytics/consent-banner.tsx'),
    import('../cart/free-delivery.tsx'),
    import('../checkout/checkout.tsx'),
    import('../catalog/catalog-below.tsx'),
    import('../catalog/filters.tsx'),
    import('../catalog/no-products.tsx'),
    import('../offer/offer-below.tsx'),
    import('../product/buy-bar.tsx'),
    import('../product/buy-facts.tsx'),
    import('../product/gallery-zoom.tsx'),
    import('../product/kit-offers.tsx'),
    import('../product/picture-viewer.tsx'),
    import('../product/product-below.tsx'),
    import('../product/share-button.tsx'),
    import('../product/stock-alert.tsx'),
    import('../product/stock-alert-window.tsx'),
    import('../reviews/review-window.tsx'),
    import('../wish-button/wish-button.tsx'),
  ]);
