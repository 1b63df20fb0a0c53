import { Drawer } from 'antd';
import X from 'lucide-react/icons/x';
import { memo, type ReactNode, useRef } from 'react';
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
  const wasOpen = useRef(false);
  const opener = useRef<Element | null>(null);
  // Noted before the fields take the focus, which may be before the drawer's own effects run.
  if (open && !wasOpen.current) opener.current = document.activeElement;
  wasOpen.current = open;
  const giveFocusBack = (isOpen: boolean) => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isOpen && isLost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  return (
    <Drawer
      open={open}
      title={title}
      size={500}
      onClose={onClose}
      afterOpenChange={giveFocusBack}
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
