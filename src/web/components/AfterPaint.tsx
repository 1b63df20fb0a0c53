import { type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react';

interface AfterPaintProps {
  /** Shown in the first frame; it should be about as high. */
  before: ReactNode;
  /** Called when the content is there. */
  onShown?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * Renders its content after the frame in which it appears: the shell of a drawer or dialog is on screen at once, and its
 * fields follow in pieces that do not hold up the next press.
 */
export function AfterPaint({ before, onShown, children }: AfterPaintProps) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame callback runs before the paint, and a task that it sets runs after.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  const tell = useEffectEvent(() => onShown?.());
  useEffect(() => {
    if (isPainted) tell();
  }, [isPainted]);
  return isPainted ? children : before;
}
