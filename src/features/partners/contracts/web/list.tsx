import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useCan, useSession } from '#web/session.tsx';
import { ContractList } from './ContractList.tsx';
import { texts as t } from './texts.ts';

export default function Contracts() {
  const isCompany = useSession().mode === 'company';
  const seesTemplates = useCan('contract_templates', 'view');
  const navigate = useNavigate();
  const go = (to: string) => () => void navigate({ to });
  return (
    <ContractList
      actions={
        isCompany && (
          <>
            {seesTemplates && <Button onClick={go('/partners/contracts/templates')}>{t.templates}</Button>}
            <Button onClick={go('/partners/contracts/signings')}>{t.signings}</Button>
            <Button onClick={go('/partners/contracts/report')}>{t.report}</Button>
          </>
        )
      }
    />
  );
}
