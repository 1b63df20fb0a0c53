import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { sayableWords } from '#shared/text/labels.ts';
import { DateText } from '#web/components/DateText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api, apiRows } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { FeatureFlag, Override, OverrideChange } from '../schema.ts';
import { OverrideDialog } from './OverrideDialog.tsx';
import { texts } from './texts.ts';
import { roleText } from './words.ts';

const kinds = sayableWords({ organization: 'Company', user: 'Person', role: 'Role' } as const);

/** The overrides of the flag. */
export function Overrides({ flag }: { flag: FeatureFlag }) {
  const { message } = App.useApp();
  const [adding, setAdding] = useState(false);
  const overrides = useQuery({
    queryKey: ['feature_flags', flag.id, 'overrides'],
    queryFn: ({ signal }) => apiRows<Override>(`feature_flags/${flag.id}/overrides`, { signal }),
  });
  const write = useWrite<OverrideChange, Override[]>(
    'feature_flags',
    (body) => api(`feature_flags/${flag.id}/overrides`, { method: 'PUT', body }),
    ['operator_events', 'experiments', 'session'],
  );
  const change = ({ kind, target }: Override, is_on: boolean | null) =>
    write.mutateAsync({ kind, target, is_on }).catch((error: Error) => void message.error(error.message));
  return (
    <>
      <div style={{ display: 'flex', justifyContent: 'flex-end', marginBottom: 12 }}>
        <Button icon={<Plus size={16} />} onClick={() => setAdding(true)}>
          {texts.addOverride}
        </Button>
      </div>
      <Loaded query={overrides}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="meta">{texts.noOverridesYetRulesAndDefault}</p>
          ) : (
            <ScrollTable label={texts.overrides}>
              <thead>
                <tr>
                  <th scope="col">{texts.name}</th>
                  <th scope="col">{texts.type}</th>
                  <th scope="col">{texts.value}</th>
                  <th scope="col">{texts.until}</th>
                  <th scope="col">{texts.since}</th>
                  <th scope="col">
                    <span className="only-for-readers">{texts.actions}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={`${row.kind}${row.target}`}>
                    <td>{row.kind === 'role' ? roleText(row.name) : row.name}</td>
                    <td data-tight>{kinds[row.kind]}</td>
                    <td data-tight>
                      <StatusTag tone={row.is_on ? 'green' : 'gray'}>{row.is_on ? texts.on : texts.off}</StatusTag>
                    </td>
                    <td data-tight>{row.until ? <DateText value={row.until} as="instant" /> : texts.untilRemoved}</td>
                    <td data-tight>
                      <DateText value={row.created_at} />
                    </td>
                    <td data-tight>
                      <Button size="small" type="text" onClick={() => change(row, !row.is_on)}>
                        {row.is_on ? texts.turnOff : texts.turnOn}
                      </Button>
                      <Button size="small" type="text" onClick={() => change(row, null)}>
                        {texts.removeOverride}
                      </Button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </ScrollTable>
          )
        }
      </Loaded>
      {adding && <OverrideDialog flag={flag} onSend={write.mutateAsync} onClose={() => setAdding(false)} />}
    </>
  );
}
