import { useEffect, useState } from 'react';

/** A section counts as reached when its head is in the upper part of the screen, the header's 100 px included. */
const REACHED = 0.35;

/** Which part of the page one is at, by its id; undefined until the page runs. @param ids from top to bottom */
export function useVisibleSection(ids: readonly string[]): string | undefined {
  const [at, setAt] = useState<string>();
  useEffect(() => {
    if (!ids.length) return;
    const look = () => {
      const line = innerHeight * REACHED;
      // Some come after the page, so they are asked for each time.
      const reached = ids.filter((id) => {
        const section = document.getElementById(id);
        return section && section.getBoundingClientRect().top <= line;
      });
      setAt(reached.at(-1) ?? ids[0]);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [ids]);
  return at;
}
