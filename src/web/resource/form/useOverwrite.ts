import { useState } from 'react';
import { currentRowOf } from '../data/useResource.ts';

interface Versioned {
  row_version: number;
}

/**
 * For what is saved as a whole: it is written over what was there when one began, while the row on screen follows what
 * others do. `theirs` is what somebody else saved meanwhile.
 */
export function useOverwrite<Row extends Versioned>() {
  const [seen, setSeen] = useState<number | null>(null);
  const [theirs, setTheirs] = useState<Row | null>(null);

  const begin = ({ row_version }: Versioned) => setSeen((before) => before ?? row_version);
  const end = () => {
    setSeen(null);
    setTheirs(null);
  };
  /** Resolves to whether it is saved: not where others were faster, and nobody said to write over theirs. */
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
