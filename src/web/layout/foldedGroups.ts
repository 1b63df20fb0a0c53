import { useState } from 'react';

const key = 'tandem.sidebar.closed';
/** Until someone opens or folds a group in this browser. */
const foldedAtFirst = 'Data Manager';

const read = () => (localStorage.getItem(key) ?? foldedAtFirst).split(',').filter(Boolean);

/** The groups of the main sidebar that are folded, remembered in this browser. */
export function useFoldedGroups() {
  const [folded, setFolded] = useState(read);
  const toggle = (group: string) => {
    const next = folded.includes(group) ? folded.filter((one) => one !== group) : [...folded, group];
    localStorage.setItem(key, next.join());
    setFolded(next);
  };
  return { folded, toggle };
}
