import { Button } from 'antd';
import { Card } from '#web/components/Card.tsx';
import type { PortalBlock } from '../schema.ts';
import { texts as t } from './texts.ts';
import { useSign } from './useSign.ts';

/** The only screen a partner's people see until an authorized person has signed. */
export default function Blocked({ block }: { block: PortalBlock }) {
  const sign = useSign();
  return (
    <main style={{ maxWidth: 640, margin: '64px auto', padding: 20, display: 'grid', gap: 16 }}>
      <h1>{t.blockedTitle}</h1>
      <p>{t.blockedText}</p>
      {block.contracts.map(({ id, title, waits_for, is_mine }) => (
        <Card key={id} title={title}>
          {is_mine ? (
            <Button type="primary" loading={sign.isPending} onClick={() => sign.mutate(id)}>
              {t.sign}
            </Button>
          ) : (
            <p>{t.blockedWaits(waits_for ?? '')}</p>
          )}
        </Card>
      ))}
    </main>
  );
}
