import { Button, Modal } from 'antd';
import Copy from 'lucide-react/icons/copy';
import QrCodeIcon from 'lucide-react/icons/qr-code';
import { useState } from 'react';
import { useCopy } from '#web/components/CopyButton.tsx';
import { Link } from '#web/components/Link.tsx';
import { ShareButton } from '#web/components/ShareButton.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { SlotParts } from '#web/slots.tsx';
import { linkStatusOptions, type ReferralLink } from '../schema.ts';
import css from './links.module.css';
import { QrCode } from './QrCode.tsx';
import { linkRate } from './slots.ts';
import { shortAddress, texts as t } from './texts.ts';

/** A partner's link: its whole address, with what people do with it. */
export function LinkCard({ row }: { row: ReferralLink }) {
  const copy = useCopy();
  const [isOpen, setOpen] = useState(false);
  const address = shortAddress(row.code);
  const status = linkStatusOptions.find(({ value }) => value === row.status)!;
  return (
    <>
      <div className={css.name}>
        <Link to={`/referral-links/edit/${row.id}`} data-row-link>
          {row.name}
        </Link>
        {row.status !== 'active' && <StatusTag tone={status.tone}>{status.label}</StatusTag>}
        <span className="meta">{t.clicks(row.clicks)}</span>
      </div>
      <code className={css.whole}>{address}</code>
      <span className={css.rate}>
        <SlotParts slot={linkRate} props={{}} />
      </span>
      <div className={css.buttons}>
        <Button size="small" type="primary" icon={<Copy size={14} />} onClick={() => copy(address)}>
          {t.copy}
        </Button>
        <ShareButton title={row.name} address={address} />
        <Button size="small" icon={<QrCodeIcon size={14} />} onClick={() => setOpen(true)}>
          {t.qr}
        </Button>
      </div>
      <Modal open={isOpen} title={t.qrOf(row.name)} footer={null} onCancel={() => setOpen(false)} destroyOnHidden>
        <QrCode id={row.id} code={row.code} />
      </Modal>
    </>
  );
}
