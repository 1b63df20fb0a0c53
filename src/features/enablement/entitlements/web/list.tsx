import Gift from 'lucide-react/icons/gift';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type Entitlement, entitlementFields } from '../schema.ts';
import { Sections } from './Sections.tsx';
import { texts as t } from './texts.ts';

const columns = columnsOf<Entitlement, typeof entitlementFields>(entitlementFields, [
  'name',
  'kind',
  'period',
  'partners',
  'is_active',
]);

/** The benefit library. */
export default function EntitlementList() {
  return (
    <ResourceList<Entitlement>
      resource="entitlements"
      title={t.benefits}
      noun={['benefit', 'benefits']}
      columns={columns}
      filters={filtersOf(entitlementFields, ['kind', 'is_active', 'period'])}
      sort={[{ field: 'name', descending: false }]}
      to={({ id }) => `/enablement/entitlements/show/${id}`}
      create={{ label: t.newBenefit, to: '/enablement/entitlements/create' }}
      actions={<Sections value="benefits" />}
      empty={{ icon: Gift, text: t.empty }}
    />
  );
}
