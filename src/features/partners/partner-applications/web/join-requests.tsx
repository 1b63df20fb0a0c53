import { App, Button, Flex } from 'antd';
import UserPlus from 'lucide-react/icons/user-plus';
import { sayable } from '#shared/text/labels.ts';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { ApplicationForPartner, Rejection } from '../schema.ts';
import { decisionsChange } from './dialogs.tsx';
import { ApplicationStatusTag, isApplicationOpen } from './parts.tsx';
import { texts } from './texts.ts';

const columns: Column<ApplicationForPartner>[] = sayable([
  { field: 'contact_name', label: 'Name', kind: 'person' },
  { field: 'email', label: 'Email' },
  { field: 'message', label: 'Message' },
  { field: 'status', label: 'Status', width: 150, render: (row) => <ApplicationStatusTag row={row} /> },
  { field: 'created_at', label: 'Asked', kind: 'relative', sortable: true, width: 120 },
  {
    field: 'decided_at',
    label: 'Decision',
    width: 220,
    render: (row) => isApplicationOpen(row) && <Decision row={row} />,
  },
]);

/** People who ask a partner's administrators for access. */
export default function JoinRequests() {
  return (
    <ResourceList<ApplicationForPartner>
      resource="partner_applications"
      title={texts.requestsToJoin}
      words={['request', 'requests']}
      columns={columns}
      filters={[]}
      sort={[{ field: 'created_at', descending: true }]}
      empty={{
        icon: UserPlus,
        text: texts.whenSomeoneWithYourEmailDomain,
      }}
    />
  );
}

function Decision({ row }: { row: ApplicationForPartner }) {
  const { message } = App.useApp();
  const { mutateAsync: decide } = useWrite<{ step: string; body: object }, ApplicationForPartner>(
    'partner_applications',
    ({ step, body }) => api(`partner_applications/${row.id}/${step}`, { method: 'POST', body }),
    decisionsChange,
  );
  async function run(step: 'approve' | 'reject', body: Partial<Rejection>, done: string): Promise<void> {
    try {
      await decide({ step, body });
      message.success(done);
    } catch (error) {
      message.error((error as Error).message);
    }
  }
  return (
    <Flex gap={8}>
      <Button size="small" onClick={() => run('reject', { reason_code: 'other' }, 'Declined')}>
        {texts.decline}
      </Button>
      <Button size="small" type="primary" onClick={() => run('approve', {}, `${row.contact_name} got an invitation`)}>
        {texts.giveAccess}
      </Button>
    </Flex>
  );
}
