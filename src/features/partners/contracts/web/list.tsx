import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useSession } from '#web/session/session.tsx';
import { ContractList } from './ContractList.tsx';
import { texts as t } from './texts.ts';

export default function Contracts() {
  const isCompany = useSession().mode === 'company';
  const navigate = useNavigate();
  return (
    <ContractList
      actions={
        isCompany && <Button onClick={() => void navigate({ to: '/partners/contracts/report' })}>{t.report}</Button>
      }
    />
  );
}
