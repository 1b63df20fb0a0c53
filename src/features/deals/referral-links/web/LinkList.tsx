import Link2 from 'lucide-react/icons/link-2';
import { forPartner } from '#shared/fields.ts';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useSession } from '#web/session.tsx';
import { linkFields, type ReferralLink } from '../schema.ts';
import { shortAddress, texts as t } from './texts.ts';

const more: Column<ReferralLink>[] = [
  { field: 'created_at', label: 'Created', kind: 'date', sortable: true, hidden: true },
];
const address = {
  of: 'code' as const,
  width: 170,
  render: ({ code }: ReferralLink) => (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
      /r/{code} <CopyButton text={shortAddress(code)} label="Copy link" />
    </span>
  ),
};
const ofCompany = columnsOf<ReferralLink, typeof linkFields>(
  linkFields,
  ['name', address, 'partner_id', 'status', 'clicks', 'destination_url', 'expires_on', 'utm_campaign'],
  more,
);
const ofPartner = columnsOf<ReferralLink, typeof linkFields>(
  forPartner(linkFields) as typeof linkFields,
  ['name', address, 'status', 'clicks', 'destination_url', 'expires_on', 'utm_campaign'],
  more,
);
const filters = {
  company: [...filtersOf(linkFields), { field: 'archived_at', label: 'Archived', kind: 'instant' } as const],
  partner: filtersOf(forPartner(linkFields)),
};

export function LinkList() {
  const { mode } = useSession();
  return (
    <ResourceList<ReferralLink>
      resource="referral_links"
      noun={['link', 'links']}
      columns={mode === 'company' ? ofCompany : ofPartner}
      filters={filters[mode]}
      to={({ id }) => `/referral-links/edit/${id}`}
      create={{ label: t.newLink, to: '/referral-links/create' }}
      empty={{ icon: Link2, text: t.noLinks }}
    />
  );
}
