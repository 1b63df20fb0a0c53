/** Calls `tick` after each second in which the pointer is not on the place. @returns a function to stop */
export function countSeconds(place: EventTarget, tick: () => void): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let began = 0;
  /** The part of the current second that has passed. */
  let passed = 0;
  const run = () => {
    began = Date.now();
    timer = setTimeout(() => {
      passed = 0;
      tick();
      run();
    }, 1000 - passed);
  };
  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    passed = Math.min(1000, passed + Date.now() - began);
  };
  place.addEventListener('mouseenter', pause, listening);
  place.addEventListener('mouseleave', () => timer === undefined && run(), listening);
  run();
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}
