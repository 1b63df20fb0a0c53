import { useState } from 'react';
import { currentRowOf } from '../data/useResource.ts';

interface Versioned {
  row_version: number;
}

/**
 * Detects conflicts of data that is saved as a whole: a save compares with the version at the start of editing, while
 * the row on screen follows the changes of others. `theirs` is the version that someone else saved in the meantime.
 */
export function useOverwrite<Row extends Versioned>() {
  const [seen, setSeen] = useState<number | null>(null);
  const [theirs, setTheirs] = useState<Row | null>(null);

  const begin = ({ row_version }: Versioned) => setSeen((before) => before ?? row_version);
  const end = () => {
    setSeen(null);
    setTheirs(null);
  };
  /** @returns whether it was saved; false if someone else saved first */
  const attempt = async (write: (row_version?: number) => Promise<unknown>, over = seen): Promise<boolean> => {
    try {
      await write(over ?? undefined);
      end();
      return true;
    } catch (error) {
      const current = currentRowOf<Row>(error);
      if (!current) throw error;
      setTheirs(current);
      return false;
    }
  };
  return { begin, end, attempt, theirs };
}
