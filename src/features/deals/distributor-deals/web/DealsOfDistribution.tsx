import Layers from 'lucide-react/icons/layers-2';
import type { Distribution } from '#features/partners/distributions/schema.ts';
import { forPartner } from '#shared/nouns/fields.ts';
import { Card } from '#web/components/Card.tsx';
import { pickColumns } from '#web/resource/fields/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useSession } from '#web/session/session.tsx';
import { type DistributorDeal, distributorDeal } from '../schema.ts';
import { texts as t } from './texts.ts';

type Row = DistributorDeal & { id: string; row_version: number };

/** The deals of the two sides of a distribution, as their reader sees them. */
export default function DealsOfDistribution({
  distribution: { partner_id, distributor_id },
}: {
  distribution: Pick<Distribution, 'partner_id' | 'distributor_id'>;
}) {
  const { mode } = useSession();
  if (!partner_id || !distributor_id) return null;
  const fields = (
    mode === 'partner' ? forPartner(distributorDeal.fields) : distributorDeal.fields
  ) as typeof distributorDeal.fields;
  return (
    <Card title={t.title}>
      <ResourceList<Row>
        resource="distributor_deals"
        columns={pickColumns<Row, typeof distributorDeal.fields>(fields, [
          'title',
          'account_name',
          'status',
          'stage_name',
          'amount_minor',
          'expected_close_on',
        ])}
        fixed={[
          { field: 'partner_id', operator: 'eq', values: [partner_id] },
          { field: 'distributor_id', operator: 'eq', values: [distributor_id] },
        ]}
        sort={[{ field: 'created_at', descending: true }]}
        to={({ id }) =>
          mode === 'partner' ? `/revenue/reseller-deals/show/${id}` : `/partners/distribution/deals/show/${id}`
        }
        savedViews={false}
        empty={{ icon: Layers, text: t.empty }}
      />
    </Card>
  );
}
