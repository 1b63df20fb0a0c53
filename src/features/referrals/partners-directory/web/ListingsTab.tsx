import List from 'lucide-react/icons/list';
import { useState } from 'react';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useBulkSteps } from '#web/resource/steps/useBulkSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import { changeStatuses, type DirectoryListing, directoryListing, listingFields } from '../listing.schema.ts';
import { listingSteps } from '../steps.schema.ts';
import { ListingForm } from './ListingForm.tsx';
import { texts as t } from './texts.ts';

const columns: Column<DirectoryListing>[] = columnsOf(
  listingFields,
  [
    'partner_id',
    'state',
    'tagline',
    { field: 'open_change_status', label: 'Open change', kind: 'status', options: changeStatuses },
  ],
  [{ field: 'updated_at', label: 'Changed', kind: 'relative', sortable: true, hidden: true }],
);

/** The listings of a directory or of a partner; they are edited in the drawer. */
export function ListingsTab({ field, id }: { field: 'directory_id' | 'partner_id'; id: string }) {
  const mayManage = useCan('directory_listings', 'manage');
  const [edited, setEdited] = useState<DirectoryListing | null>(null);
  const steps = useBulkSteps(listingSteps, [directoryListing.one, directoryListing.many], ['partners_directory']);
  return (
    <>
      <ResourceList<DirectoryListing>
        resource="directory_listings"
        columns={columns.filter(
          (column) => column.field !== (field === 'directory_id' ? 'directory_name' : 'partner_name'),
        )}
        filters={filtersOf(listingFields, ['state'])}
        fixed={[{ field, operator: 'eq', values: [id] }]}
        sort={[{ field: 'partner_name', descending: false }]}
        onOpen={mayManage ? setEdited : undefined}
        bulk={steps.actions}
        savedViews={false}
        empty={{ icon: List, text: field === 'directory_id' ? t.noListings : t.noPartnerListing }}
      />
      <FormDrawer open={edited !== null} title={t.editListing} onClose={() => setEdited(null)}>
        {edited && <ListingForm row={edited} onDone={() => setEdited(null)} />}
      </FormDrawer>
      {steps.dialog}
    </>
  );
}
