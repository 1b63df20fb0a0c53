import { useRef } from 'react';

/** Returns the former list while its elements are the same, so that what is made from it need not be made again. */
export function useSameList<T>(list: readonly T[]): readonly T[] {
  const last = useRef(list);
  const isSame = list.length === last.current.length && list.every((one, index) => one === last.current[index]);
  if (!isSame) last.current = list;
  return last.current;
}
