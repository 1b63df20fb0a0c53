import FileSignature from 'lucide-react/icons/file-pen-line';
import type { ReactNode } from 'react';
import { forPartner } from '#shared/nouns/fields.ts';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useSession } from '#web/session/session.tsx';
import { type Contract, contract } from '../schema.ts';
import { texts as t } from './texts.ts';

const first = ['title', 'partner_id', 'status', 'waits_for', 'effective_on', 'ends_on'] as const;
const companyColumns = columnsOf<Contract, typeof contract.fields>(contract.fields, first);
const companyFilters = filtersOf(contract.fields, ['status', 'partner_id', 'kind']);
const allForPartner = forPartner(contract.fields) as Partial<typeof contract.fields> as typeof contract.fields;
const { partner_id: _, template_id: __, ...partnerFields } = allForPartner;
const partnerColumns = columnsOf<Contract, typeof partnerFields>(partnerFields, [
  'title',
  'status',
  'waits_for',
  'effective_on',
  'ends_on',
]);
const partnerFilters = filtersOf(partnerFields, ['status', 'kind']);

const withStatus = (key: string, name: string, values: string[]) => ({
  key,
  name,
  state: { filters: [{ field: 'status', operator: 'eq' as const, values }] },
});
const views = [
  withStatus('to-sign', t.toSign, ['sent', 'partially_signed']),
  withStatus('running', t.running, ['completed', 'active', 'expiring']),
  withStatus('ending', t.endingSoon, ['expiring']),
];

/** The contracts of one partner, or all. */
export function ContractList({ partner_id, actions }: { partner_id?: string; actions?: ReactNode }) {
  const isCompany = useSession().mode === 'company';
  const columns = isCompany ? companyColumns : partnerColumns;
  return (
    <ResourceList<Contract>
      resource="contracts"
      title={partner_id ? undefined : t.title}
      columns={partner_id ? columns.filter(({ field }) => field !== 'partner_name') : columns}
      filters={isCompany ? companyFilters.filter(({ field }) => !partner_id || field !== 'partner_id') : partnerFilters}
      fixed={partner_id ? [{ field: 'partner_id', operator: 'eq', values: [partner_id] }] : undefined}
      to={({ id }) => `/partners/contracts/show/${id}`}
      savedViews={!partner_id}
      views={partner_id ? undefined : views}
      actions={actions}
      create={
        isCompany
          ? { label: t.newContract, to: `/partners/contracts/create${partner_id ? `?partner=${partner_id}` : ''}` }
          : undefined
      }
      empty={{ icon: FileSignature, text: isCompany ? t.empty : t.emptyPartner }}
    />
  );
}
