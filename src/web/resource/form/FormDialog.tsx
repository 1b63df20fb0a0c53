import { Modal } from 'antd';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useConfirmClose } from '../../unsaved.ts';

interface FormDialogProps {
  open: boolean;
  title: string;
  /** Something would be lost. */
  isFilled: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** For a form that needs more room than a drawer has. Its buttons are its own. */
export function FormDialog({ open, title, isFilled, onClose, children }: FormDialogProps) {
  const { onCancel } = useConfirmClose(isFilled, onClose);
  return (
    <Modal
      open={open}
      title={title}
      width={1000}
      onCancel={onCancel}
      footer={null}
      closeIcon={<X size={18} />}
      // What was filled in is not lost by a slip beside it.
      mask={{ closable: false }}
      destroyOnHidden
    >
      {children}
    </Modal>
  );
}
