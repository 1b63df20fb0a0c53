import { Drawer } from 'antd';
import X from 'lucide-react/icons/x';
import { memo, type ReactNode, useEffect, useRef } from 'react';
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
  useEffect(() => {
    if (open) return;
    const { activeElement } = document;
    // At once, because a drawer that closes while it still opens does not tell when it is closed.
    const isLost = !activeElement || activeElement === document.body || activeElement.closest('.ant-drawer') !== null;
    if (isLost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    opener.current = null;
  }, [open]);
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
