import { Alert, Button, Modal } from 'antd';
import Copy from 'lucide-react/icons/copy';
import { useCopy } from '#web/components/CopyButton.tsx';
import { useRestoreFocus } from '#web/interaction/useRestoreFocus.ts';
import type { NewEndpoint } from '../schema.ts';
import { texts as t } from './texts.ts';
import css from './webhooks.module.css';

interface SecretDialogProps {
  title: string;
  endpoint: NewEndpoint;
  onClose: () => void;
}

/** The secret is shown only here, so the dialog closes only with its button. */
export function SecretDialog({ title, endpoint, onClose }: SecretDialogProps) {
  useRestoreFocus();
  const copy = useCopy();
  return (
    <Modal
      open
      title={title}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      width={560}
      footer={
        <Button type="primary" onClick={onClose}>
          {t.secretSaved}
        </Button>
      }
    >
      <div className={css.secret}>
        <code data-testid="secret">{endpoint.secret}</code>
        <Button icon={<Copy size={16} />} onClick={() => copy(endpoint.secret)}>
          {t.secretCopy}
        </Button>
      </div>
      <Alert type="warning" showIcon title={t.secretOnce} className={css.warning} />
      <p className="meta">{t.secretUse}</p>
    </Modal>
  );
}
