import ListChecks from 'lucide-react/icons/list-checks';
import type { Filter } from '#shared/nouns/list-query.ts';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { trackAssignment } from '../schema.ts';
import { texts as t } from './texts.ts';

/** Assignments of all tracks, of one, or of one partner. */
export function AssignmentList({ only, title }: { only?: Filter[]; title?: string }) {
  return (
    <NounList
      noun={trackAssignment}
      title={title ?? null}
      words={['assignment', 'assignments']}
      lastFilters={[
        { field: 'stuck_from', label: t.withoutProgressFrom, kind: 'instant' },
        { field: 'waiting_count', label: t.stepsWaitingForYou, kind: 'number' },
      ]}
      {...(only && { fixed: only })}
      empty={{ icon: ListChecks, text: t.noneOpen }}
    />
  );
}
