import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { type Idea, idea, ideaStatuses } from '../schema.ts';
import { ideaSteps } from '../steps.schema.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { IdeaForm } from './IdeaForm.tsx';
import css from './ideas.module.css';
import { texts as t } from './texts.ts';
import { VoteButton } from './VoteButton.tsx';

export default function IdeaShow() {
  return <Record noun={idea}>{(row) => <IdeaScreen row={row} />}</Record>;
}

function IdeaScreen({ row }: { row: Idea }) {
  const navigate = useNavigate();
  const isCompany = useSession().mode === 'company';
  const mayManage = useCan('ideas', 'manage');
  const mayEdit = mayManage && (isCompany || (row.is_own && row.status === 'open'));
  const removeLater = useRemoveWithUndo('ideas');
  const [isEditing, setEditing] = useState(false);
  const steps = useSteps(ideaSteps, row, {
    special: {
      answer: { dialog: (ends) => <AnswerDialog row={row} {...ends} /> },
      // Votes have a button of their own.
      vote: { hidden: true },
      withdraw_vote: { hidden: true },
    },
  });
  const status = ideaStatuses.find(({ value }) => value === row.status)!;
  const remove = () => {
    navigate({ to: '/feedback/ideas' });
    removeLater(row.id, t.removed(row.title));
  };
  return (
    <>
      <RecordPage
        noun={idea}
        row={row}
        editable={false}
        archivable={false}
        name={row.title}
        status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
        subtitle={t.votes(row.votes)}
        steps={steps}
        actions={
          <>
            {mayEdit && <Button onClick={() => setEditing(true)}>{t.editIdea}</Button>}
            {!isCompany && <VoteButton idea={row} />}
          </>
        }
        menu={
          mayEdit ? [{ key: 'remove', label: isCompany ? t.archive : t.withdraw, danger: true, onClick: remove }] : []
        }
        tabs={[{ key: 'idea', label: t.idea, content: <Content row={row} /> }]}
        rail={
          <Facts
            title={t.idea}
            rows={[
              [t.postedBy, isCompany ? row.author_name : row.is_own && t.yours],
              [
                t.partner,
                row.partner_id && (
                  <Link key="p" to={`/partners/show/${row.partner_id}`}>
                    {row.partner_name ?? ''}
                  </Link>
                ),
              ],
              [t.posted, <DateText key="c" value={row.created_at} as="relative" />],
              [t.answered, row.replied_at && <DateText key="r" value={row.replied_at} as="relative" />],
            ]}
          />
        }
      />
      <FormDrawer open={isEditing} title={t.editIdea} onClose={() => setEditing(false)}>
        <IdeaForm id={row.id} onDone={() => setEditing(false)} onCancel={() => setEditing(false)} />
      </FormDrawer>
    </>
  );
}

function Content({ row }: { row: Idea }) {
  const { mode, program } = useSession();
  return (
    <>
      <Card title={t.description}>
        {row.description ? <p className={css.text}>{row.description}</p> : <p className="meta">{t.noDescription}</p>}
      </Card>
      {row.reply && (
        <Card title={mode === 'company' ? t.companyReply : t.replyOf(program?.company.name ?? '')}>
          <p className={css.text}>{row.reply}</p>
        </Card>
      )}
    </>
  );
}
