import { App, Button, Modal } from 'antd';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { api } from '#web/requests/api.ts';
import type { AuditVerification } from '../schema.ts';
import css from './logs.module.css';
import { texts as ownTexts } from './texts.ts';

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
        {ownTexts.verify}
      </Button>
      <Modal
        open={found !== null}
        title={found?.is_intact ? ownTexts.logIntact : ownTexts.logWasChanged}
        footer={<Button onClick={() => setFound(null)}>{ownTexts.close}</Button>}
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
        <p>{ownTexts.verifiedInEachSealComputedFrom(events, seals)}</p>
      ) : (
        <p>
          {ownTexts.eventsSealUnchangedBeforeItCompare(
            damage && `${damage} `,
            broken_at,
            damage ? ownTexts.cannotBeCompared : ownTexts.wereChangedAfterSealing,
            events,
          )}
        </p>
      )}
    </div>
  );
}
