import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SkeletonBar } from '../components/PageSkeleton.tsx';
import css from './StillScreen.module.css';

/** The screen keeps its height for this long before it is shown. */
const STILL_MS = 150;
/** Parts whose code or data is still on its way. */
const LOADING = '[aria-busy=true], [role=status][aria-label="Loading…"]';
/** A slow part does not hold back the others for longer. */
const MOST_MS = 2_000;

/**
 * Shows a screen when its first data is there and its parts have their places, so that nothing moves under the reader.
 * Until then it is transparent, which unlike `hidden` lets a form focus its first field, and bones stand in front.
 */
export function StillScreen({ children }: { children: ReactNode }) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [shown, setShown] = useState<string>();
  const screen = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  const isShown = shown === path;
  useEffect(() => {
    const start = performance.now();
    let moved = start;
    // Told by the observer, because asking for it several times in a frame would lay out the screen each time.
    let height = 0;
    const watch = new ResizeObserver(([size]) => {
      moved = performance.now();
      height = size!.contentRect.height;
    });
    watch.observe(screen.current!);
    const timer = setInterval(() => {
      const now = performance.now();
      const isWaiting =
        height === 0 ||
        screen.current!.querySelector(LOADING) !== null ||
        client.isFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0;
      if (now - start < MOST_MS && (isWaiting || now - moved < STILL_MS)) return;
      clearInterval(timer);
      setShown(path);
    }, 16);
    return () => {
      clearInterval(timer);
      watch.disconnect();
    };
  }, [client, path]);
  return (
    <div className={css.frame}>
      {!isShown && (
        <div className={css.bones} aria-hidden="true">
          <SkeletonBar width={180} height={20} />
          {[100, 84, 62, 78, 55].map((width) => (
            <SkeletonBar key={width} width={`${width}%`} />
          ))}
        </div>
      )}
      <div ref={screen} className={css.screen} aria-busy={!isShown || undefined}>
        {children}
      </div>
    </div>
  );
}
