import { useRef } from 'react';

/** Calls made while the work is running share its result, such as pressing Enter twice. */
export function useOneAtATime<Result>(work: () => Promise<Result>): () => Promise<Result> {
  const running = useRef<Promise<Result> | null>(null);
  return () => {
    running.current ??= work().finally(() => {
      running.current = null;
    });
    return running.current;
  };
}
