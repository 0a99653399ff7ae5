import { useEffect, useState } from 'react';

/** Share of the screen's height, the header's 100 px included. */
const REACHED = 0.35;

/** Id of the section on screen; undefined on the server. @param ids from top to bottom */
export function useVisibleSection(ids: readonly string[]): string | undefined {
  const [at, setAt] = useState<string>();
  useEffect(() => {
    if (!ids.length) return;
    const look = () => {
      const line = innerHeight * REACHED;
      // Slots may render sections later.
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
