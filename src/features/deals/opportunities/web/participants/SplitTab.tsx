import { App, Button, Space } from 'antd';
import Pencil from 'lucide-react/icons/pencil';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import {
  type OpportunityParticipant,
  participantStatusOptions,
} from '#features/deals/opportunity-participants/schema.ts';
import { nextParticipantStatuses } from '#features/deals/opportunity-participants/steps.schema.ts';
import { Card } from '#web/components/Card.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { Link } from '#web/components/Link.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import type { Opportunity } from '../../schema.ts';
import { roleWords } from '../words.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { SplitEditor } from './SplitEditor.tsx';
import { participantShare } from './shares.ts';
import { texts } from './texts.ts';
import { useParticipation } from './useParticipation.ts';

export function useParticipants(id: string) {
  return useList<OpportunityParticipant>('opportunity_participants', {
    filters: [{ field: 'opportunity_id', operator: 'eq', values: [id] }],
    start: 0,
    end: 50,
  });
}

/** The participants with their roles, and the split of each role's commission. */
export function SplitTab({ deal, mayManage }: { deal: Opportunity; mayManage: boolean }) {
  const found = useParticipants(deal.id);
  const parts = found.data?.rows;
  const [editing, setEditing] = useState(false);
  if (!parts) return found.error ? <ErrorState error={found.error} reset={found.refetch} /> : <PageSkeleton />;
  if (editing) return <SplitEditor deal={deal} parts={parts} onDone={() => setEditing(false)} />;
  const mayDecide = mayManage && !deal.archived_at && deal.status !== 'won';
  const edit = mayManage && !deal.archived_at && (
    <Button icon={<Pencil size={14} />} onClick={() => setEditing(true)}>
      {deal.status === 'won' ? texts.amendSplit : parts.length > 0 ? texts.editSplit : texts.addPartners}
    </Button>
  );
  if (parts.length === 0) {
    return (
      <EmptyState icon={Users} title={texts.noPartnersYet} actions={edit}>
        {texts.addPartnersWhoSourceSellOr}
      </EmptyState>
    );
  }
  return (
    <Card title={texts.partnersAndSplit} actions={edit}>
      <ScrollTable label={texts.partnersAndSplit}>
        <thead>
          <tr>
            <th scope="col">{texts.partner}</th>
            <th scope="col">{texts.role}</th>
            <th scope="col">{texts.status}</th>
            <th scope="col" data-figure>
              {texts.weight}
            </th>
            <th scope="col" data-figure>
              {texts.shareOfRole}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.id}>
              <th scope="row">
                <Link to={`/partners/show/${part.partner_id}`}>{part.partner_name}</Link>
                {part.position === 0 && <div className="meta">{texts.leadPartner}</div>}
                {mayDecide && <Decisions part={part} />}
              </th>
              <td>{roleWords[part.role]}</td>
              <td>
                <StatusTag tone={participantStatusOptions.find(({ value }) => value === part.status)?.tone}>
                  {participantStatusOptions.find(({ value }) => value === part.status)?.label}
                </StatusTag>
              </td>
              <td data-figure>{part.weight}</td>
              <td data-figure>{participantShare(part, parts) ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </Card>
  );
}

/** The decisions on one participant, without editing the split. */
function Decisions({ part }: { part: OpportunityParticipant }) {
  const { message } = App.useApp();
  const decide = useParticipation();
  const [rejecting, setRejecting] = useState(false);
  const moves = nextParticipantStatuses(part.status, false);
  const mayReject = moves.includes('rejected') && part.position > 0;
  const mayConfirm = moves.includes('confirmed');
  if (!mayReject && !mayConfirm) return null;
  const confirm = () =>
    decide.mutateAsync({ part, to: 'confirm' }).then(
      () => void message.success(texts.confirmed),
      (error: Error) => void message.error(error.message),
    );
  return (
    <Space size={8} wrap style={{ marginTop: 6 }}>
      {mayConfirm && (
        <Button size="small" loading={decide.isPending} onClick={confirm}>
          {texts.confirm}
        </Button>
      )}
      {mayReject && (
        <Button size="small" onClick={() => setRejecting(true)}>
          {texts.reject}
        </Button>
      )}
      {rejecting && (
        <DeclineDialog
          part={part}
          title={texts.rejectPartnerName(part.partner_name ?? texts.thisPartner)}
          action={texts.reject}
          text={texts.partnerNoLongerTakesPartIn}
          onClose={() => setRejecting(false)}
        />
      )}
    </Space>
  );
}
