import { Modal } from 'antd';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { AfterPaint } from '../../components/AfterPaint.tsx';
import { coming } from '../../components/coming.tsx';
import { useConfirmClose } from '../../interaction/unsaved.ts';

interface FormDialogProps {
  open: boolean;
  title: string;
  /** Closing would lose input. */
  isFilled: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog for a form that needs more space than a drawer. The form has its own buttons. */
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
      // A click outside must not lose what was filled in.
      mask={{ closable: false }}
      destroyOnHidden
    >
      <AfterPaint before={coming}>{children}</AfterPaint>
    </Modal>
  );
}
