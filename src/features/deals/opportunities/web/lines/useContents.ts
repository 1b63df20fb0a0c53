import { useEffect } from 'react';
import type { LineInput } from '#features/deals/opportunity-lines/schema.ts';
import type { ParticipantInput } from '#features/deals/opportunity-participants/schema.ts';
import { useOverwrite } from '#web/resource/form/useOverwrite.ts';
import type { Opportunity } from '../../schema.ts';
import { useDealWrite } from '../useDealWrite.ts';

type Contents = { lines: LineInput[] } | { participants: ParticipantInput[] };

/** Writes the lines or the split of a deal, as a whole. `theirs` is the deal as another user changed it meanwhile. */
export function useContents(deal: Opportunity) {
  const write = useDealWrite(deal.id);
  const { begin, attempt, theirs } = useOverwrite<Opportunity>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: its editor begins once
  useEffect(() => begin(deal), []);

  const save = (contents: Contents, reason: string, over?: number): Promise<boolean> =>
    attempt((row_version) => {
      const body = { ...contents, row_version };
      const what = 'lines' in contents ? 'lines' : 'participants';
      return write.mutateAsync(
        deal.status === 'won'
          ? { method: 'POST', what: 'amend', body: { ...body, reason } }
          : { method: 'PUT', what, body },
      );
    }, over);
  return { save, theirs, isSaving: write.isPending };
}
