import { useEffect, useState, useSyncExternalStore } from 'react';

/** How a part of the component library writes its style and variables: with its class and, for most, the class of these. */
type WriteStyle = (prefix: string, root: string) => unknown;
export type StyleOf = readonly [write: WriteStyle, prefix: string, root?: string];

/** The class of the variables, as the library builds it. */
export const withVariables = (write: WriteStyle, prefix: string): StyleOf => [write, prefix, `${prefix}-css-var`];

const parts: StyleOf[] = [];
const listeners = new Set<() => void>();

/** The variables of these are written before they are needed, when the browser has nothing else to do, and stay. */
export function keepStyles(more: readonly StyleOf[]): void {
  parts.push(...more);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

// Not every browser says when it is idle.
const whenIdle = (act: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act);
  return () => cancelIdleCallback(handle);
};

/**
 * The library writes a part's variables while it shows the first of its kind, and forgets them with the last: a drawer would
 * pay for those of its form at each opening. Here one of each kind is "shown", without an element, one at a time.
 */
export function KeptStyles() {
  const known = useSyncExternalStore(subscribe, () => parts.length);
  const [written, setWritten] = useState(0);
  useEffect(() => {
    if (written < known) return whenIdle(() => setWritten(written + 1));
  }, [written, known]);
  // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
  return parts.slice(0, written).map((part, index) => <Kept key={index} part={part} />);
}

function Kept({ part: [useStyle, prefix, root] }: { part: StyleOf }) {
  useStyle(prefix, root ?? prefix);
  return null;
}
