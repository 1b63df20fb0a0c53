import { createContext, useContext } from 'react';

/**
 * A part of a tab that shows several below one another. The address holds the state of one of them, the part that was
 * used last; the lists of the others show their defaults.
 */
interface Section {
  key: string;
  isAddressed: boolean;
}

export const SectionContext = createContext<Section | null>(null);

/** The tab that a list or drawer writes to the address with its state, and whether the address describes it now. */
export function useSection(): { tab?: string; isAddressed: boolean } {
  const section = useContext(SectionContext);
  return section ? { tab: section.key, isAddressed: section.isAddressed } : { isAddressed: true };
}
