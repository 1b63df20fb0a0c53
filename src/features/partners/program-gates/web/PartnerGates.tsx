import { useQuery } from '@tanstack/react-query';
import type { Partner } from '#features/partners/partners/schema.ts';
import { Card } from '#web/components/Card.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { apiRows } from '#web/requests/api.ts';
import type { GateOfPartner } from '../schema.ts';
import { GateLinks } from './GateNotice.tsx';
import { texts } from './texts.ts';
import { Requirement } from './Waiver.tsx';

/** The gates that hold for the partner: open ones and closed ones, with what is missing. */
export default function PartnerGates({ partner }: { partner: Partner }) {
  const { data } = useQuery({
    queryKey: ['program_gates', 'partner', partner.id],
    queryFn: ({ signal }) => apiRows<GateOfPartner>(`partners/${partner.id}/gates`, { signal }),
  });
  if (!data || data.length === 0) return null;
  return (
    <Card title={texts.gates}>
      <ul style={{ display: 'grid', gap: 8 }}>
        {data.map(({ gate, label, is_open, message, requirements }) => (
          <li key={gate} style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}>
            <span style={{ display: 'grid', minWidth: 0 }}>
              {label}
              {message && <span className="meta">{message}</span>}
              {message && <GateLinks requirements={requirements} />}
              {requirements.map((one) => (
                <Requirement key={one.gate_id} partner={partner} requirement={one} />
              ))}
            </span>
            <StatusTag tone={is_open ? 'green' : 'amber'}>{is_open ? texts.open : texts.closed}</StatusTag>
          </li>
        ))}
      </ul>
    </Card>
  );
}
