import { Button, Flex, Modal } from 'antd';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { useConfirmClose } from '#web/interaction/unsaved.ts';
import { useCan } from '#web/session/session.tsx';
import { AccountForm } from './form.tsx';
import { texts } from './texts.ts';

interface AccountSelectProps {
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
  disabled?: boolean;
  'aria-label'?: string;
}

export default function AccountSelect({ value, onChange, disabled, ...rest }: AccountSelectProps) {
  const [creating, setCreating] = useState(false);
  const [isFilled, setFilled] = useState(false);
  const close = () => {
    setCreating(false);
    setFilled(false);
  };
  const closing = useConfirmClose(isFilled, close);
  const mayCreate = useCan('accounts', 'manage') && !disabled;
  return (
    <Flex gap={8}>
      <ReferenceSelect {...rest} resource="accounts" value={value} onChange={onChange} disabled={disabled} />
      {mayCreate && (
        <Button
          icon={<Plus size={16} />}
          aria-label={texts.newAccount}
          title={texts.newAccount}
          onClick={() => setCreating(true)}
        />
      )}
      <Modal open={creating} title={texts.newAccount} footer={null} width={560} destroyOnHidden {...closing}>
        <AccountForm
          short
          onCancel={close}
          onFilled={() => setFilled(true)}
          onDone={(account) => {
            close();
            onChange?.(account.id);
          }}
        />
      </Modal>
    </Flex>
  );
}
