import Gift from 'lucide-react/icons/gift';
import type { ReactNode } from 'react';
import { forPartner } from '#shared/nouns/fields.ts';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useBulkSteps } from '#web/resource/steps/useBulkSteps.tsx';
import { useSession } from '#web/session/session.tsx';
import { type EntitlementGrant, entitlementGrant } from '../grants.schema.ts';
import { grantSteps } from '../steps.schema.ts';
import { texts as t } from './texts.ts';
import { entitlementText } from './words.ts';

// The quantity includes its unit, so it is a text and no number.
const quantity = {
  of: 'quantity',
  kind: undefined,
  value: (row: EntitlementGrant) => entitlementText(row, row.quantity),
  width: 130,
} as const;
const companyColumns = columnsOf<EntitlementGrant, typeof entitlementGrant.fields>(entitlementGrant.fields, [
  'entitlement_id',
  'status',
  'partner_id',
  quantity,
  'requested_at',
]);
const fields = forPartner(entitlementGrant.fields) as Partial<
  typeof entitlementGrant.fields
> as typeof entitlementGrant.fields;
const partnerColumns = columnsOf<EntitlementGrant, typeof fields>(fields, [
  'entitlement_id',
  'status',
  quantity,
  'requested_at',
]);
const words = ['request', 'requests'] as const;
const changedToo = ['entitlements', 'entitlement_balances', 'entitlement_movements'];
const waiting = [{ field: 'status', operator: 'eq' as const, values: ['requested', 'approved'] }];

interface GrantListProps {
  title?: string;
  entitlement_id?: string;
  partner_id?: string;
  actions?: ReactNode;
  create?: { label: string; to: string };
}

/** Requests of all partners, of one, or of one benefit. */
export function GrantList({ title, entitlement_id, partner_id, actions, create }: GrantListProps) {
  const isCompany = useSession().mode === 'company';
  const fixed = Object.entries({ entitlement_id, partner_id }).flatMap(([field, id]) =>
    id ? [{ field, operator: 'eq' as const, values: [id] }] : [],
  );
  const columns = isCompany ? companyColumns : partnerColumns;
  const steps = useBulkSteps(grantSteps, words, changedToo);
  return (
    <>
      <ResourceList<EntitlementGrant>
        resource="entitlement_grants"
        title={title}
        columns={columns.filter(
          ({ field }) => !(partner_id && field === 'partner_name') && !(entitlement_id && field === 'entitlement_name'),
        )}
        filters={
          isCompany && title ? filtersOf(entitlementGrant.fields, ['status', 'entitlement_id', 'partner_id']) : []
        }
        fixed={fixed}
        sort={[{ field: 'requested_at', descending: true }]}
        views={
          isCompany && title ? [{ key: 'open', name: t.toApproveOrDeliver, state: { filters: waiting } }] : undefined
        }
        to={({ id }) =>
          isCompany ? `/enablement/entitlements/requests/show/${id}` : `/enablement/partner-entitlements/show/${id}`
        }
        savedViews={isCompany && !!title}
        showsFresh={!isCompany}
        create={create}
        actions={actions}
        bulk={steps.actions}
        empty={{ icon: Gift, text: isCompany ? t.emptyRequests : t.emptyOwnRequests }}
      />
      {steps.dialog}
    </>
  );
}
