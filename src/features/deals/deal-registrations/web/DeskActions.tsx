import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import FileUp from 'lucide-react/icons/file-up';
import { SlotParts } from '#web/slots.tsx';
import { deskActions } from './slots.ts';

/** Other ways to register: what other features offer, and a file of many deals. */
export function DeskActions() {
  const navigate = useNavigate();
  return (
    <>
      <SlotParts slot={deskActions} props={{}} />
      <Button icon={<FileUp size={16} />} onClick={() => navigate({ to: '/revenue/deal-desk/upload' as string })}>
        Upload file
      </Button>
    </>
  );
}
