import { Drawer } from 'antd';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { FollowingFields } from './FollowingFields.tsx';

interface FormDrawerProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function FormDrawer({ open, title, onClose, children }: FormDrawerProps) {
  return (
    <Drawer
      open={open}
      title={title}
      size={500}
      onClose={onClose}
      closable={{ placement: 'end' }}
      closeIcon={<X size={18} />}
      destroyOnHidden
      // `FollowingFields` takes it.
      autoFocus={false}
      styles={{ wrapper: { maxWidth: '100vw' }, body: { paddingBottom: 0 } }}
    >
      <FollowingFields>{children}</FollowingFields>
    </Drawer>
  );
}
