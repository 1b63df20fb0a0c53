import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import type { CommissionLine } from '#features/commissions/commissions/schema.ts';
import { texts } from './texts.ts';

const ManualCommissionDialog = lazy(async () => ({
  default: (await import('./ManualCommissionDialog.tsx')).ManualCommissionDialog,
}));

/** The button that adds a commission which no rule calculates. */
export default function AddManualCommission() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const close = (line?: CommissionLine) => {
    setOpen(false);
    if (line) navigate({ to: `/commissions/show/${line.id}` as string });
  };
  return (
    <>
      <Button type="primary" icon={<Plus size={16} />} onClick={() => setOpen(true)}>
        {texts.addManualCommission}
      </Button>
      <Suspense>{isOpen && <ManualCommissionDialog onDone={close} />}</Suspense>
    </>
  );
}
