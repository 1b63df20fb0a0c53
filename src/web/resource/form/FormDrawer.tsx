import { Drawer } from 'antd';
import X from 'lucide-react/icons/x';
import { memo, type ReactNode } from 'react';
import { DialogFields } from './DialogFields.tsx';

interface FormDrawerProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Keeps showing the form while the drawer closes. */
const Still = memo(
  ({ children }: { children: ReactNode; isStill: boolean }) => children,
  (_, { isStill }) => isStill,
);

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
      // `DialogFields` sets the focus.
      autoFocus={false}
      styles={{ wrapper: { maxWidth: '100vw' }, body: { paddingBottom: 0 } }}
    >
      <Still isStill={!open}>
        <DialogFields>{children}</DialogFields>
      </Still>
    </Drawer>
  );
}
