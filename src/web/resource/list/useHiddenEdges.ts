import { type RefObject, useLayoutEffect, useState } from 'react';

export interface HiddenEdges {
  before: boolean;
  after: boolean;
}

/** Tells whether a scrolling row has hidden content, and on which side. */
export function useHiddenEdges(row: RefObject<HTMLElement | null>, content: unknown): HiddenEdges {
  const [edges, setEdges] = useState<HiddenEdges>({ before: false, after: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is another width, of which no observer tells
  useLayoutEffect(() => {
    const element = row.current!;
    const measure = () => {
      const before = element.scrollLeft > 1;
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
      setEdges((known) => (known.before === before && known.after === after ? known : { before, after }));
    };
    // The observer tells the first width too, after the layout of this frame; asking here would be one more layout.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row, content]);

  return edges;
}
