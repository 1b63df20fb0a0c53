import CircleDot from 'lucide-react/icons/circle-dot';
import Handshake from 'lucide-react/icons/handshake';
import { InviteButton } from '#features/access/invitations/web/index.tsx';
import { useAudienceFilter } from '#features/partners/audiences/web/index.tsx';
import { categoryOptions } from '#features/partners/partner-statuses/schema.ts';
import { AddSampleData } from '#features/setup/sample-data/web/index.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan } from '#web/session/session.tsx';
import { partner } from '../schema.ts';
import { pipeline, revenue } from './columns.ts';
import { PartnerForm } from './form.tsx';
import { StatusFields } from './StatusFields.tsx';

export default function PartnerList() {
  const mayInvite = useCan('invitations', 'manage');
  return (
    <NounList
      noun={partner}
      columns={[
        'name',
        'owner_user_id',
        'type_id',
        'tier_id',
        'status_id',
        { of: 'region_id', value: ({ region_names }) => region_names.join(', ') },
        pipeline,
        revenue,
        'last_activity_at',
        'open_deals',
        'country',
      ]}
      filters={[
        { field: 'id', label: 'Partner', kind: 'reference', resource: 'partners' },
        'status_id',
        { field: 'status_category', label: 'Category', kind: 'multi', options: categoryOptions },
        'type_id',
        'tier_id',
        'region_id',
        { field: 'within_region_id', label: 'Region and subregions', kind: 'reference', resource: 'partner_regions' },
        'owner_user_id',
      ]}
      lastFilters={useAudienceFilter('partners')}
      create={{ label: 'New partner', form: (done) => <PartnerForm short onDone={done} onCancel={done} /> }}
      next={({ id, name, status_category }) =>
        mayInvite && ['applied', 'invited', 'active'].includes(status_category) ? (
          <InviteButton partner={{ id, name }} label="Invite a person" small />
        ) : null
      }
      bulk={(bulk) => [
        bulk.changing({ label: 'Change status', icon: CircleDot, fields: () => <StatusFields /> }),
        bulk.owner,
        bulk.tags,
        bulk.archive,
      ]}
      empty={{
        icon: Handshake,
        text: 'Partners are the companies that sell, refer or deliver with you. Add the first, or import them from your CRM.',
        actions: <AddSampleData />,
      }}
    />
  );
}
