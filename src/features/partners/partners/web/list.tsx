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
import { texts } from './texts.ts';

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
        { field: 'id', label: texts.partner, kind: 'reference', resource: 'partners' },
        'status_id',
        { field: 'status_category', label: texts.category, kind: 'multi', options: categoryOptions },
        'type_id',
        'tier_id',
        'region_id',
        { field: 'within_region_id', label: texts.regionAndSubregions, kind: 'reference', resource: 'partner_regions' },
        'owner_user_id',
      ]}
      lastFilters={useAudienceFilter('partners')}
      create={{ label: texts.newPartner, form: (done) => <PartnerForm short onDone={done} onCancel={done} /> }}
      next={({ id, name, status_category }) =>
        mayInvite && ['applied', 'invited', 'active'].includes(status_category) ? (
          <InviteButton partner={{ id, name }} label={texts.inviteAPerson} small />
        ) : null
      }
      bulk={(bulk) => [
        bulk.changing({ label: texts.changeStatusText, icon: CircleDot, fields: () => <StatusFields /> }),
        bulk.owner,
        bulk.tags,
        bulk.archive,
      ]}
      empty={{
        icon: Handshake,
        text: texts.partnersCompaniesThatSellReferOr,
        actions: <AddSampleData />,
      }}
    />
  );
}
