import Network from 'lucide-react/icons/network';
import { Card } from '#web/components/Card.tsx';
import { pickColumns } from '#web/resource/fields/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type Distribution, distribution } from '../schema.ts';
import { texts as t } from './texts.ts';

type Row = Distribution & { id: string; row_version: number };

/** The distributors and the resellers of one partner. */
export default function PartnerDistributionsTab({ id }: { id: string }) {
  return (
    <>
      <Half id={id} by="partner_id" title={t.itsDistributors} />
      <Half id={id} by="distributor_id" title={t.itsResellers} />
    </>
  );
}

function Half({ id, by, title }: { id: string; by: 'partner_id' | 'distributor_id'; title: string }) {
  return (
    <Card title={title}>
      <ResourceList<Row>
        resource="distributions"
        label={title}
        columns={pickColumns<Row, typeof distribution.fields>(distribution.fields, [
          by === 'partner_id' ? 'distributor_id' : 'partner_id',
          'region_id',
          'is_default',
          'status',
          'started_at',
        ])}
        fixed={[{ field: by, operator: 'eq', values: [id] }]}
        sort={[{ field: 'started_at', descending: true }]}
        to={(row) => `/partners/distribution/show/${row.id}`}
        savedViews={false}
        empty={{ icon: Network, text: t.noneHere }}
      />
    </Card>
  );
}
