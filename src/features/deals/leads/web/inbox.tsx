import { useNavigate, useSearch } from '@tanstack/react-router';
import Inbox from 'lucide-react/icons/inbox';
import { GateNotice } from '#features/partners/program-gates/web/index.tsx';
import { sayable } from '#shared/text/labels.ts';
import { Segments } from '#web/components/Segments.tsx';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { LeadScoreForPartner } from '../rules.schema.ts';
import { type LeadOfferForPartner, offerStatusOptions } from '../schema.ts';
import { countryName } from '../scoring/criteria.ts';
import { texts as t } from './texts.ts';

const countryOf = ({ country }: { country: string | null }) => country && countryName(country);

const columns: Column<LeadOfferForPartner>[] = sayable([
  {
    field: 'company_name',
    label: 'Lead',
    value: ({ company_name, contact_name, number }) => company_name ?? contact_name ?? t.lead(number),
  },
  { field: 'status', label: 'Status', kind: 'status', options: offerStatusOptions, sortable: true, width: 190 },
  { field: 'country', label: 'Country', value: countryOf, sortable: true, width: 140 },
  { field: 'product_name', label: 'Product', sortable: true, width: 170 },
  { field: 'respond_by', label: 'Answer by', kind: 'instant', sortable: true, width: 170 },
  { field: 'offered_at', label: 'Offered', kind: 'relative', sortable: true, width: 130 },
  {
    field: 'opportunity_amount_minor',
    label: 'Expected revenue',
    kind: 'money',
    currency: 'opportunity_currency',
    hidden: true,
  },
]);

const missed: Column<LeadScoreForPartner>[] = sayable([
  { field: 'received_at', label: 'Received', kind: 'date', sortable: true, width: 130 },
  { field: 'country', label: 'Country', value: countryOf, width: 140 },
  { field: 'product_name', label: 'Product', width: 170 },
  {
    field: 'explanation',
    label: 'Why another partner got it',
    // The whole of it, on a phone too.
    render: ({ explanation }) => <span style={{ whiteSpace: 'normal' }}>{explanation}</span>,
  },
]);

/** The partner's leads: offers to answer, and why others went elsewhere. */
export default function LeadInbox() {
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  const view = tab === 'missed' ? 'missed' : 'offers';
  const choice = (
    <Segments
      label={t.view}
      value={view}
      options={[
        { value: 'offers', label: t.offeredToYou },
        { value: 'missed', label: t.notOffered },
      ]}
      onChange={(next) => navigate({ to: '.', search: (next === 'missed' ? { tab: next } : {}) as never })}
    />
  );
  if (view === 'missed')
    return (
      <ResourceList<LeadScoreForPartner>
        key="missed"
        resource="lead_scores"
        permission="leads"
        title={t.leads}
        words={['lead', 'leads']}
        columns={missed}
        sort={[{ field: 'received_at', descending: true }]}
        actions={choice}
        savedViews={false}
        empty={{ icon: Inbox, text: t.missedEmpty }}
      />
    );
  return (
    <>
      <GateNotice gate="receive_leads" />
      <ResourceList<LeadOfferForPartner>
        key="offers"
        resource="lead_offers"
        permission="leads"
        title={t.leads}
        words={['lead', 'leads']}
        columns={columns}
        filters={[
          { field: 'status', label: t.status, kind: 'multi', options: offerStatusOptions },
          { field: 'respond_by', label: t.answerBy, kind: 'instant' },
        ]}
        sort={[{ field: 'offered_at', descending: true }]}
        to={({ id }) => `/revenue/leads/show/${id}`}
        actions={choice}
        savedViews={false}
        empty={{ icon: Inbox, text: t.inboxEmpty }}
      />
    </>
  );
}
