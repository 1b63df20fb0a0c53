import { Button, Flex, Modal } from 'antd';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { useCan } from '#web/session.tsx';
import { AccountForm } from './form.tsx';

interface AccountSelectProps {
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
  disabled?: boolean;
  'aria-label'?: string;
}

export default function AccountSelect({ value, onChange, disabled, ...rest }: AccountSelectProps) {
  const [creating, setCreating] = useState(false);
  const mayCreate = useCan('accounts', 'manage') && !disabled;
  return (
    <Flex gap={8}>
      <ReferenceSelect {...rest} resource="accounts" value={value} onChange={onChange} disabled={disabled} />
      {mayCreate && (
        <Button
          icon={<Plus size={16} />}
          aria-label="New company"
          title="New company"
          onClick={() => setCreating(true)}
        />
      )}
      <Modal
        open={creating}
        title="New company"
        footer={null}
        width={560}
        destroyOnHidden
        onCancel={() => setCreating(false)}
      >
        <AccountForm
          short
          onCancel={() => setCreating(false)}
          onDone={(account) => {
            setCreating(false);
            onChange?.(account.id);
          }}
        />
      </Modal>
    </Flex>
  );
}
