import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Goal from 'lucide-react/icons/goal';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { partnerTarget } from '../schema.ts';
import { texts as t } from './texts.ts';

const behind = [{ field: 'pace', operator: 'eq' as const, values: ['behind'] }];
const proposed = [{ field: 'status', operator: 'eq' as const, values: ['proposed'] }];

export default function TargetList() {
  const navigate = useNavigate();
  const isCompany = useSession().mode === 'company';
  const mayManage = useCan('partner_targets', 'manage');
  const seesMeetings = useCan('meetings', 'view');
  return (
    <NounList
      noun={partnerTarget}
      title={isCompany ? t.title : t.own}
      words={t.words}
      columns={['quarter', 'partner_id', 'status', 'pace', 'attainment_ppm', 'sourced_minor']}
      filters={['status', 'pace', 'partner_id', 'starts_on']}
      views={[
        { key: 'behind', name: t.behindPace, state: { filters: behind } },
        { key: 'proposed', name: 'Proposed', state: { filters: proposed } },
      ]}
      create={mayManage ? { label: t.create, to: '/partners/targets/create' } : undefined}
      actions={
        seesMeetings && <Button onClick={() => navigate({ to: '/partners/meetings' as string })}>{t.meetings}</Button>
      }
      empty={{ icon: Goal, text: isCompany ? t.empty : t.emptyPartner }}
    />
  );
}
