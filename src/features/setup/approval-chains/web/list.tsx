import { useNavigate } from '@tanstack/react-router';
import { Flex } from 'antd';
import ListChecks from 'lucide-react/icons/list-checks';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { OrderedList } from '#web/resource/ordered/OrderedList.tsx';
import type { ApprovalChain } from '../schema.ts';
import { approvalTexts as t } from './texts.ts';

const path = '/administration/approval-chains';

export default function ApprovalChains() {
  const navigate = useNavigate();
  return (
    <OrderedList<ApprovalChain>
      resource="approval_chains"
      title={t.title}
      text={t.about}
      icon={ListChecks}
      createLabel={t.create}
      opens={(id) => navigate({ to: id ? `${path}/edit/${id}` : `${path}/create` })}
      aside={({ step_count, open_count, is_active }) => (
        <Flex gap={12} align="center">
          {open_count > 0 && <span>{t.waiting(open_count)}</span>}
          <span>{t.stepCount(step_count)}</span>
          {!is_active && <StatusTag>{t.off}</StatusTag>}
        </Flex>
      )}
    />
  );
}
