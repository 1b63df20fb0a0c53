import History from 'lucide-react/icons/history';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type ImportedEarning, importedEarning } from '../schema.ts';
import { columns, filters } from './columns.ts';
import { TotalsCard } from './Totals.tsx';
import { useTotals } from './useTotals.ts';

/** The partner's earnings from before the company used this portal; nothing where there are none. */
export default function OwnHistory() {
  const { data = [] } = useTotals();
  if (data.length === 0) return null;
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, marginTop: 24 }}>
      <h2>Earlier earnings</h2>
      <p className="meta">
        For information: these earnings come from the system used before and are not part of your balance here.
      </p>
      {data.map((totals) => (
        <TotalsCard key={`${totals.system} ${totals.currency}`} totals={totals} />
      ))}
      <ResourceList<ImportedEarning>
        resource={importedEarning.name}
        permission="commission_lines"
        columns={columns}
        filters={filters}
        savedViews={false}
        empty={{ icon: History, text: 'Earnings from the system used before appear here.' }}
      />
    </div>
  );
}
