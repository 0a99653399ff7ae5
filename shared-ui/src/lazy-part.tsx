import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Answers } from './lib/answers.ts';

/**
 * A part of a page whose code is a chunk of its own; `waiting` keeps its place until that is here. `load` takes the
 * export out of the module itself, `(await import('./x.tsx')).X`, so that the build leaves out the module's others.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, waiting?: ReactNode) {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;
  return (props: P) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
      <Answers />
    </Suspense>
  );
}
