import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { Answers } from './lib/answers.ts';

/**
 * A part of a page whose code is a chunk of its own; `waiting` keeps its place until that is here. `load` takes the
 * export out of the module itself, `(await import('./x.tsx')).X`, so that the build leaves out the module's others.
 * New props wait for the code too: React throws away markup of the server that it would have to render anew, and a
 * press on a button of it is lost.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, waiting?: ReactNode) {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;
  return function LazyPart(props: P) {
    const [firstProps] = useState(props);
    const [isHere, setIsHere] = useState(false);
    const shown = isHere ? props : firstProps;
    return useMemo(
      () => (
        <Suspense fallback={waiting}>
          <Part {...shown} />
          <Answers />
          <AfterMount run={setIsHere} />
        </Suspense>
      ),
      [shown],
    );
  };
}

/** Runs before the paint, so that the first props are never seen where others have come since. */
function AfterMount({ run }: { run: (isHere: true) => void }) {
  useLayoutEffect(() => run(true), [run]);
  return null;
}
