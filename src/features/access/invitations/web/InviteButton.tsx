import { Button } from 'antd';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { InviteModal } from './InviteModal.tsx';

interface InviteButtonProps {
  partner: { id: string; name: string };
  primary?: boolean;
}

export default function InviteButton({ partner, primary }: InviteButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type={primary ? 'primary' : 'default'} icon={<Send size={16} />} onClick={() => setOpen(true)}>
        Invite user
      </Button>
      {open && <InviteModal partner={partner} onClose={() => setOpen(false)} />}
    </>
  );
}
