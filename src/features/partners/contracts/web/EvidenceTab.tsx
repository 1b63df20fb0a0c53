import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { api } from '#web/requests/api.ts';
import { Timeline } from '#web/resource/record/Timeline.tsx';
import type { Contract, ContractTrail } from '../schema.ts';
import { eventLabels, texts as t } from './texts.ts';

/** The evidence for the signatures: every event with its time and address, chained by hashes. */
export function EvidenceTab({ row }: { row: Contract }) {
  const trail = useQuery({
    queryKey: ['contracts', row.id, 'trail', row.row_version],
    queryFn: ({ signal }) => api<ContractTrail>(`contracts/${row.id}/trail`, { signal }),
  });
  return (
    <Loaded query={trail}>
      {({ events, is_intact, is_signed }) => (
        <div style={{ display: 'grid', gap: 16 }}>
          {events.length > 0 && (
            <Alert
              type={!is_intact ? 'error' : is_signed ? 'success' : 'warning'}
              showIcon
              title={!is_intact ? t.trailBroken : is_signed ? t.trailIntact : t.trailUnsigned}
            />
          )}
          <Timeline
            entries={events
              .map(({ seq, kind, actor, at, ip }) => ({
                id: String(seq),
                at,
                who: actor.name,
                what: [eventLabels[kind] ?? kind, ip && t.from(ip)].filter(Boolean).join(' '),
              }))
              .reverse()}
          />
          {row.document_sha256 && (
            <Card title={t.fingerprints}>
              <div style={{ overflowWrap: 'anywhere' }}>
                <Facts
                  rows={[
                    [t.documentHash, row.document_sha256],
                    [t.sealedHash, row.sealed_sha256],
                  ]}
                />
              </div>
              {row.sealed_sha256 && (
                <p>
                  <a href={`/verify/contract/${row.id}`} target="_blank" rel="noreferrer">
                    {t.certificate}
                  </a>
                </p>
              )}
              <p className="meta">{t.level}</p>
            </Card>
          )}
        </div>
      )}
    </Loaded>
  );
}
