import CircleCheck from 'lucide-react/icons/circle-check';
import { Loaded } from '#web/components/Loaded.tsx';
import { useOne } from '#web/resource/data/useResource.ts';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { useDrawer } from '#web/resource/form/useDrawer.ts';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { type ObjectMapping, type SyncIssue, syncIssue } from '../schema.ts';
import { issueSteps } from '../steps.schema.ts';
import { IssueView } from './IssueView.tsx';
import { texts as t } from './texts.ts';

const isOpen = { field: 'status', operator: 'eq' as const, values: ['open'] };

/** The records that could not be synchronized, in plain words, until someone takes care of them. */
export function IssueList({ mapping, title = null }: { mapping?: ObjectMapping; title?: string | null }) {
  const [drawer, setDrawer] = useDrawer();
  const fixed = mapping && [{ field: 'object_mapping_id', operator: 'eq' as const, values: [mapping.id] }];
  return (
    <>
      <NounList
        noun={syncIssue}
        title={title}
        columns={[
          { of: 'message', width: 420 },
          { of: 'record_name', width: 180 },
          'kind',
          'status',
          { of: 'field', hidden: true },
        ]}
        sort={[{ field: 'last_at', descending: true }]}
        views={[
          { key: 'open', name: t.openView, state: { filters: [isOpen] } },
          {
            key: 'conflicts',
            name: t.conflictsView,
            state: { filters: [{ field: 'kind', operator: 'eq', values: ['conflict'] }, isOpen] },
          },
        ]}
        {...(fixed && { fixed })}
        onOpen={({ id }) => setDrawer(id)}
        steps={issueSteps}
        permission="object_mappings"
        empty={{ icon: CircleCheck, text: t.noIssues }}
      />
      <FormDrawer open={drawer !== null} title={t.issue} onClose={() => setDrawer(null)}>
        {drawer !== null && <OneIssue id={drawer} onDone={() => setDrawer(null)} />}
      </FormDrawer>
    </>
  );
}

function OneIssue({ id, onDone }: { id: string; onDone: () => void }) {
  const query = useOne<SyncIssue>('sync_issues', id);
  return <Loaded query={query}>{(issue) => <IssueView key={issue.id} issue={issue} onDone={onDone} />}</Loaded>;
}
