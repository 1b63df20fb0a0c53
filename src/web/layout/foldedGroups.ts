import { useState } from 'react';

const key = 'tandem.sidebar.closed';
/** The group that is collapsed until the user changes that in this browser. */
const foldedAtFirst = 'Data Manager';

const read = () => (localStorage.getItem(key) ?? foldedAtFirst).split(',').filter(Boolean);

/** The collapsed groups of the main sidebar, stored in this browser. */
export function useFoldedGroups() {
  const [folded, setFolded] = useState(read);
  const toggle = (group: string) => {
    const next = folded.includes(group) ? folded.filter((one) => one !== group) : [...folded, group];
    localStorage.setItem(key, next.join());
    setFolded(next);
  };
  return { folded, toggle };
}
