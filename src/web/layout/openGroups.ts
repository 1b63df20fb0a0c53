import { useState } from 'react';

const key = 'tandem.sidebar.open';

const read = () => (localStorage.getItem(key) ?? '').split(',').filter(Boolean);

/** The groups of the main sidebar that are open, stored in this browser. */
export function useOpenGroups() {
  const [open, setOpen] = useState(read);
  const toggle = (group: string) => {
    const next = open.includes(group) ? open.filter((one) => one !== group) : [...open, group];
    localStorage.setItem(key, next.join());
    setOpen(next);
  };
  return { open, toggle };
}
