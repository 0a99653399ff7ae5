import { useEffect } from 'react';

/** A part of the page answers clicks now: those that came before are done (shell/src/first.ts). */
export const tellItAnswers = () => void dispatchEvent(new Event('stezhka:answers'));

/** Stands beside what a Suspense waits for; once that is hydrated, it says so. */
export function Answers() {
  useEffect(tellItAnswers, []);
  return null;
}
