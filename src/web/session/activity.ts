/**
 * The work of the person at this page. The server ends sessions that nobody uses; it counts each request except those
 * that name themselves as background.
 */

/** Input within this time, in milliseconds, makes a request the person's. */
const ACTIVE_MS = 60_000;
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

// Opening the page is the person's act.
let lastInput = Date.now();
let lastUse = Date.now();

const isActive = () => Date.now() - lastInput < ACTIVE_MS;

/** Marks what the page requests by itself: repeated reads, and reads after changes by others. */
export const backgroundHeader = (): Record<string, string> => (isActive() ? {} : { 'x-tandem-background': '1' });

/** Notes that a request was sent. */
export function noteUse(): void {
  if (isActive()) lastUse = Date.now();
}

/**
 * Watches the input of the person.
 * @param use called when the person works without sending requests, such as while writing a long text
 * @returns a function to stop
 */
export function watchInput(use: () => void): () => void {
  const hear = () => {
    lastInput = Date.now();
    if (lastInput - lastUse < ACTIVE_MS) return;
    lastUse = lastInput;
    use();
  };
  const listening = new AbortController();
  for (const input of INPUTS) window.addEventListener(input, hear, { passive: true, signal: listening.signal });
  return () => listening.abort();
}
