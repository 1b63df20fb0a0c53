import Receipt from 'lucide-react/icons/receipt';
import type { ReactNode } from 'react';
import { forPartner } from '#shared/nouns/fields.ts';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useSession } from '#web/session/session.tsx';
import { type MdfClaim, mdfClaim } from '../schema.ts';
import { texts as t } from './texts.ts';

const named = {
  of: 'number',
  kind: 'link',
  value: ({ number }: MdfClaim) => t.claimNumber(number),
  width: 110,
} as const;
const companyColumns = columnsOf<MdfClaim, typeof mdfClaim.fields>(mdfClaim.fields, [
  named,
  'request_id',
  'status',
  'partner_id',
  'amount_minor',
  'approved_minor',
  'submitted_at',
]);
const fields = forPartner(mdfClaim.fields) as Partial<typeof mdfClaim.fields> as typeof mdfClaim.fields;
const partnerColumns = columnsOf<MdfClaim, typeof fields>(fields, [
  named,
  'status',
  'amount_minor',
  'approved_minor',
  'submitted_at',
  { of: 'request_id', hidden: true },
]);
const waiting = [{ field: 'status', operator: 'eq' as const, values: ['submitted'] }];

interface ClaimListProps {
  title?: string;
  request_id?: string;
  actions?: ReactNode;
}

export function ClaimList({ title, request_id, actions }: ClaimListProps) {
  const isCompany = useSession().mode === 'company';
  const columns = isCompany ? companyColumns : partnerColumns;
  return (
    <ResourceList<MdfClaim>
      resource="mdf_claims"
      title={title}
      columns={request_id ? columns.filter(({ field }) => field !== 'request_title') : columns}
      filters={isCompany && !request_id ? filtersOf(mdfClaim.fields, ['status', 'partner_id', 'fund_id']) : []}
      fixed={request_id ? [{ field: 'request_id', operator: 'eq', values: [request_id] }] : []}
      sort={[{ field: 'number', descending: true }]}
      views={title ? [{ key: 'to-decide', name: t.toDecide, state: { filters: waiting } }] : undefined}
      to={({ id }) => `${isCompany ? '/enablement/mdf' : '/enablement/partner-mdf'}/claims/show/${id}`}
      savedViews={!!title}
      actions={actions}
      empty={{ icon: Receipt, text: request_id ? t.emptyOfRequest : t.empty }}
    />
  );
}
