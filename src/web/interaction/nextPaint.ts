/** A hidden window paints nothing, and nobody waits for it. */
const AT_MOST_MS = 100;

/** Resolves after the next frame is on screen. */
export function nextPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, AT_MOST_MS);
    // A frame callback runs before the paint, and a task that it sets runs after.
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
