const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Late parts may bring the anchor or move it; scrolls there each time until the visitor acts. */
export function holdAnchor(content: Element, find: () => Element | null): () => void {
  let placed = scrollY;
  const watcher = new MutationObserver(() => {
    // A smooth scroll would miss the anchor while the page grows.
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
