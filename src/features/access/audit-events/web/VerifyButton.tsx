import { App, Button, Modal } from 'antd';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { api } from '#web/requests/api.ts';
import { plural } from '#web/texts.ts';
import type { AuditVerification } from '../schema.ts';
import css from './logs.module.css';

/** Verifies the whole chain of seals against the current events. */
export function VerifyButton() {
  const { message } = App.useApp();
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<AuditVerification | null>(null);
  const verify = async () => {
    setBusy(true);
    try {
      setFound(await api<AuditVerification>('audit_events/verify', { method: 'POST', body: {}, asks: true }));
    } catch (error) {
      message.error((error as Error).message);
    }
    setBusy(false);
  };
  return (
    <>
      <Button icon={<ShieldCheck size={16} />} loading={isBusy} onClick={verify}>
        Verify
      </Button>
      <Modal
        open={found !== null}
        title={found?.is_intact ? 'The log is intact' : 'The log was changed'}
        footer={<Button onClick={() => setFound(null)}>Close</Button>}
        onCancel={() => setFound(null)}
        width={480}
      >
        {found && <Result found={found} />}
      </Modal>
    </>
  );
}

function Result({ found }: { found: AuditVerification }) {
  const { is_intact, seals, events, broken_at, damage } = found;
  return (
    <div className={css.result} role="status">
      {is_intact ? (
        <ShieldCheck size={20} color="var(--tag-green-dot)" aria-hidden="true" />
      ) : (
        <ShieldAlert size={20} color="var(--danger)" aria-hidden="true" />
      )}
      {is_intact ? (
        <p>
          Verified {plural(events, 'event', 'events')} in {plural(seals, 'seal', 'seals')}. Each seal is computed from
          the one before, so any later change breaks the chain.
        </p>
      ) : (
        <p>
          {damage && `${damage} `}
          The events of seal {broken_at} {damage ? 'cannot be compared' : 'were changed after sealing'}. Unchanged
          before it: {plural(events, 'event', 'events')}. Compare the log with an earlier backup.
        </p>
      )}
    </div>
  );
}
