import { useState } from 'react';
import { currentRowOf } from '#web/resource/useResource.ts';
import type { LineInput } from '../../opportunity-lines/schema.ts';
import type { ParticipantInput } from '../../opportunity-participants/schema.ts';
import type { Opportunity } from '../schema.ts';
import { useDealWrite } from './useDealWrite.ts';

type Contents = { lines: LineInput[] } | { participants: ParticipantInput[] };

/**
 * Writes the lines or the split of a deal over what was there when their editor was opened: the deal on screen follows
 * what others do, and its version with it. `theirs` is the deal somebody else changed meanwhile.
 */
export function useContents(deal: Opportunity) {
  const write = useDealWrite(deal.id);
  const [seen] = useState(deal.row_version);
  const [theirs, setTheirs] = useState<Opportunity | null>(null);

  /** Resolves to whether it is saved: not where others were faster, and nobody said to write over theirs. */
  const save = async (contents: Contents, reason: string, over = seen): Promise<boolean> => {
    const body = { ...contents, row_version: over };
    const what = 'lines' in contents ? 'lines' : 'participants';
    try {
      await write.mutateAsync(
        deal.status === 'won'
          ? { method: 'POST', what: 'amend', body: { ...body, reason } }
          : { method: 'PUT', what, body },
      );
      return true;
    } catch (error) {
      const current = currentRowOf<Opportunity>(error);
      if (!current) throw error;
      setTheirs(current);
      return false;
    }
  };
  return { save, theirs, isSaving: write.isPending };
}
