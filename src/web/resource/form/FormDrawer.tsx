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

/** A drawer that closes keeps showing its form. */
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
      // `DialogFields` takes it.
      autoFocus={false}
      styles={{ wrapper: { maxWidth: '100vw' }, body: { paddingBottom: 0 } }}
    >
      <Still isStill={!open}>
        <DialogFields>{children}</DialogFields>
      </Still>
    </Drawer>
  );
}
