import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileUp from 'lucide-react/icons/file-up';
import QrCode from 'lucide-react/icons/qr-code';
import { useState } from 'react';
import { DropDown } from '#web/components/DropDown.tsx';
import { PopoverPanel } from '#web/components/PopoverPanel.tsx';
import { useNarrow } from '#web/interaction/useNarrow.ts';
import { SlotParts } from '#web/slots.tsx';
import css from './DealCard.module.css';
import { deskActions } from './slots.ts';
import { texts as t } from './texts.ts';

/** Other ways to register: what other features offer, and a file of many deals. On a phone they stand behind one button. */
export function DeskActions() {
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow) return <Ways />;
  return (
    <DropDown
      open={isOpen}
      onTurn={setOpen}
      placement="bottomRight"
      content={
        <PopoverPanel label={t.otherWays} className={css.ways}>
          <Ways />
        </PopoverPanel>
      }
    >
      <Button icon={<Ellipsis size={16} />} aria-label={t.otherWays} aria-haspopup="dialog" aria-expanded={isOpen} />
    </DropDown>
  );
}

function Ways() {
  const navigate = useNavigate();
  return (
    <>
      <Button icon={<QrCode size={16} />} onClick={() => navigate({ to: '/revenue/deal-desk/fair' as string })}>
        {t.capture}
      </Button>
      <SlotParts slot={deskActions} props={{}} />
      <Button icon={<FileUp size={16} />} onClick={() => navigate({ to: '/revenue/deal-desk/upload' as string })}>
        {t.upload}
      </Button>
    </>
  );
}
