import { useState } from 'react';

/** True from the first time on that `now` is. */
export function useOnceTrue(now: boolean): boolean {
  const [been, setBeen] = useState(now);
  if (now && !been) setBeen(true);
  return now || been;
}
