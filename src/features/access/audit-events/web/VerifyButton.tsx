import { App, Button, Modal } from 'antd';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { plural } from '#web/texts.ts';
import type { AuditVerification } from '../schema.ts';
import css from './logs.module.css';

/** Works the whole chain out again from the events as they stand, and says whether anything was changed since. */
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
  const { is_intact, seals, events, broken_at } = found;
  return (
    <div className={css.result} role="status">
      {is_intact ? (
        <ShieldCheck size={20} color="var(--tag-green-dot)" aria-hidden="true" />
      ) : (
        <ShieldAlert size={20} color="var(--danger)" aria-hidden="true" />
      )}
      {is_intact ? (
        <p>
          {plural(events, 'event', 'events')} under {plural(seals, 'seal', 'seals')} are exactly as they were written.
          Each seal is computed from the one before, so nothing in between can be changed without breaking it.
        </p>
      ) : (
        <p>
          The events under seal {broken_at} are not those that were sealed. {plural(events, 'event', 'events')} before
          it are as they were written. Compare with a backup from before.
        </p>
      )}
    </div>
  );
}
