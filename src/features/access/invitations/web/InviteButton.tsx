import { Button } from 'antd';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { InviteModal } from './InviteModal.tsx';
import { texts } from './texts.ts';

interface InviteButtonProps {
  partner: { id: string; name: string };
  primary?: boolean;
  small?: boolean;
  /** Defaults to “Invite user”. */
  label?: string;
}

export default function InviteButton({ partner, primary, small, label = texts.inviteUser }: InviteButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        type={primary ? 'primary' : 'default'}
        size={small ? 'small' : 'middle'}
        icon={<Send size={small ? 14 : 16} />}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open && <InviteModal partner={partner} onClose={() => setOpen(false)} />}
    </>
  );
}
