import { useRef } from 'react';

/** Enter pressed twice, or Enter and then "Continue": whoever asks while the work is under way waits for the same end of it. */
export function useOneAtATime<Result>(work: () => Promise<Result>): () => Promise<Result> {
  const running = useRef<Promise<Result> | null>(null);
  return () => {
    running.current ??= work().finally(() => {
      running.current = null;
    });
    return running.current;
  };
}
