import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { listAddress, nounAddress } from '#shared/nouns/nouns.ts';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { formatNumber } from '#web/region.ts';
import { apiAll } from '#web/requests/api.ts';
import type { ImportedRecord, ImportTarget } from '../schema.ts';
import { texts } from './texts.ts';
import { importLabel } from './useTargets.ts';

/** Records shown of each resource until the reader asks for more. */
const SHOWN = 10;

/** Links to what the import made or changed. */
export function ImportedRecords({ id, targets }: { id: string; targets: readonly ImportTarget[] }) {
  const { data = [] } = useQuery({
    queryKey: ['imports', id, 'records'],
    queryFn: ({ signal }) => apiAll<ImportedRecord>(`imports/${id}/records`, { signal }),
  });
  if (data.length === 0) return null;
  return (
    <Card title={texts.importedRecords}>
      <Flex vertical gap={16}>
        {[...Map.groupBy(data, ({ table }) => table)].map(([table, records]) => (
          <RecordsOf key={table} label={importLabel(targets, table)} records={records} />
        ))}
      </Flex>
    </Card>
  );
}

function RecordsOf({ label, records }: { label: string; records: readonly ImportedRecord[] }) {
  const [shown, setShown] = useState(SHOWN);
  const address = nounAddress(records[0]!.table, records[0]!.id);
  const more = records.length - shown;
  return (
    <Flex vertical gap={4}>
      {address ? (
        <Link to={listAddress(address.replace(records[0]!.id, '$id'))}>{texts.all(label.toLowerCase())}</Link>
      ) : (
        label
      )}
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {records.slice(0, shown).map(({ table, id, name, outcome }) => {
          const to = nounAddress(table, id);
          return (
            <li key={id}>
              {to ? <Link to={to}>{name || texts.open}</Link> : name}
              {outcome === 'updated' && <span className="meta"> {texts.updated}</span>}
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <Button size="small" style={{ alignSelf: 'start' }} onClick={() => setShown(shown + 5 * SHOWN)}>
          {texts.showMoreLeft(formatNumber(more))}
        </Button>
      )}
    </Flex>
  );
}
