import { useNavigate } from '@tanstack/react-router';
import { Button, Popover } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileUp from 'lucide-react/icons/file-up';
import { useNarrow } from '#web/interaction/useNarrow.ts';
import { SlotParts } from '#web/slots.tsx';
import { deskActions } from './slots.ts';
import { texts as t } from './texts.ts';

/** Other ways to register: what other features offer, and a file of many deals. On a phone they stand behind one button. */
export function DeskActions() {
  const isNarrow = useNarrow();
  if (!isNarrow) return <Ways />;
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <div style={{ display: 'grid', gap: 8 }}>
          <Ways />
        </div>
      }
    >
      <Button icon={<Ellipsis size={16} />} aria-label={t.otherWays} />
    </Popover>
  );
}

function Ways() {
  const navigate = useNavigate();
  return (
    <>
      <SlotParts slot={deskActions} props={{}} />
      <Button icon={<FileUp size={16} />} onClick={() => navigate({ to: '/revenue/deal-desk/upload' as string })}>
        {t.upload}
      </Button>
    </>
  );
}
