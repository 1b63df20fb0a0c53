import { useSearch } from '@tanstack/react-router';
import GitCompare from 'lucide-react/icons/git-compare';
import { useState } from 'react';
import type { Filter } from '#shared/nouns/list-query.ts';
import { sayable } from '#shared/text/labels.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { changeStatuses, type ListingChange } from '../listing.schema.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { texts as t } from './texts.ts';

const columns: Column<ListingChange>[] = sayable([
  { field: 'partner_name', label: 'Partner' },
  { field: 'status', label: 'Status', kind: 'status', options: changeStatuses },
  { field: 'proposed_by_name', label: 'Proposed by' },
  { field: 'submitted_at', label: 'Submitted', kind: 'relative', sortable: true },
  { field: 'decided_by_name', label: 'Decided by' },
]);
const filters: FilterSpec[] = sayable([{ field: 'status', label: 'Status', kind: 'multi', options: changeStatuses }]);

/** The changes proposed for one directory, or by one partner; the notification opens one of them. */
export function ChangesTab({ field, id }: { field: 'directory_id' | 'partner_id'; id: string }) {
  return <ChangeList fixed={[{ field, operator: 'eq', values: [id] }]} />;
}

/** Without a title it stands in a tab. */
export function ChangeList({ fixed, title }: { fixed?: readonly Filter[]; title?: string }) {
  const { change } = useSearch({ strict: false }) as { change?: string };
  const [opened, setOpened] = useState<string | null>(change ?? null);
  return (
    <>
      <ResourceList<ListingChange>
        resource="listing_changes"
        permission="directory_listings"
        {...(title && { title })}
        columns={columns}
        filters={filters}
        fixed={fixed}
        sort={[{ field: 'submitted_at', descending: true }]}
        onOpen={(row) => setOpened(row.id)}
        savedViews={false}
        empty={{ icon: GitCompare, text: t.noChanges }}
      />
      {opened && <ChangeDialog id={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
