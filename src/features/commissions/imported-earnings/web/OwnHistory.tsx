import History from 'lucide-react/icons/history';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type ImportedEarning, importedEarning } from '../schema.ts';
import { columns, filters } from './columns.ts';
import { TotalsCard } from './Totals.tsx';
import { texts } from './texts.ts';
import { useTotals } from './useTotals.ts';

/** The partner's earnings from before the company used this portal; nothing where there are none. */
export default function OwnHistory() {
  const { data = [] } = useTotals();
  if (data.length === 0) return null;
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, marginTop: 24 }}>
      <h2>{texts.earlierEarnings}</h2>
      <p className="meta">{texts.forInformationTheseEarningsComeFrom}</p>
      {data.map((totals) => (
        <TotalsCard key={`${totals.system} ${totals.currency}`} totals={totals} />
      ))}
      <ResourceList<ImportedEarning>
        resource={importedEarning.name}
        permission="commission_lines"
        columns={columns}
        filters={filters}
        savedViews={false}
        empty={{ icon: History, text: texts.earningsFromSystemUsedBeforeAppear }}
      />
    </div>
  );
}
