/** What a visitor takes over with. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Parts of a page come after it: one may bring the anchor, others push it away. Goes to it each time, until the
 * visitor scrolls, presses or types; the function it gives ends it when they leave.
 * @param find the anchor, if it is there by now
 */
export function holdAnchor(content: Element, find: () => Element | null): () => void {
  let placed = scrollY;
  const watcher = new MutationObserver(() => {
    // The page itself moves smoothly; one that is still growing would be missed so.
    find()?.scrollIntoView({ behavior: 'instant' });
    placed = scrollY;
  });
  const end = () => {
    watcher.disconnect();
    for (const hand of HANDS) removeEventListener(hand, end);
    removeEventListener('scroll', onScroll);
  };
  const onScroll = () => scrollY !== placed && end();
  for (const hand of HANDS) addEventListener(hand, end, { passive: true });
  addEventListener('scroll', onScroll, { passive: true });
  watcher.observe(content, { childList: true, subtree: true });
  return end;
}
