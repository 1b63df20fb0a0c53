import { Alert, Button, Modal } from 'antd';
import Copy from 'lucide-react/icons/copy';
import { useCopy } from '#web/components/CopyButton.tsx';
import { useRestoreFocus } from '#web/interaction/useRestoreFocus.ts';
import type { NewProvisioningToken } from '../schema.ts';
import css from './provisioning.module.css';
import { texts as t } from './texts.ts';

/** The token is shown only here, so the dialog closes only with its button. */
export function TokenDialog({ token, onClose }: { token: NewProvisioningToken; onClose: () => void }) {
  useRestoreFocus();
  const copy = useCopy();
  return (
    <Modal
      open
      title={t.ready(token.name)}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={
        <Button type="primary" onClick={onClose}>
          {t.saved}
        </Button>
      }
      width={560}
    >
      <p className="meta">{t.baseAddress}</p>
      <div className={css.copied}>
        <code>{token.base_url}</code>
        <Button icon={<Copy size={16} />} onClick={() => copy(token.base_url)}>
          {t.copyAddress}
        </Button>
      </div>
      <p className="meta">{t.token}</p>
      <div className={css.copied}>
        <code data-testid="secret">{token.secret}</code>
        <Button icon={<Copy size={16} />} onClick={() => copy(token.secret)}>
          {t.copyToken}
        </Button>
      </div>
      <Alert type="warning" showIcon title={t.shownOnce} />
    </Modal>
  );
}
