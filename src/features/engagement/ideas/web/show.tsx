import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useCan, useSession } from '#web/session.tsx';
import { type Idea, ideaStatuses } from '../schema.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { IdeaForm } from './IdeaForm.tsx';
import css from './ideas.module.css';
import { texts as t } from './texts.ts';
import { VoteButton } from './VoteButton.tsx';

const labels = { title: 'the idea', description: 'the description', status: 'the status', reply: 'the answer' };

export default function IdeaShow() {
  const idea = useOne<Idea>('ideas', useParam('id'));
  return <Loaded query={idea}>{(row) => <Screen row={row} />}</Loaded>;
}

function Screen({ row }: { row: Idea }) {
  const navigate = useNavigate();
  const isCompany = useSession().mode === 'company';
  const mayManage = useCan('ideas', 'manage');
  const mayEdit = mayManage && (isCompany || (row.is_own && row.status === 'open'));
  const removeLater = useRemoveWithUndo('ideas');
  const [open, setOpen] = useState<'edit' | 'answer' | null>(null);
  const status = ideaStatuses.find(({ value }) => value === row.status)!;
  const remove = () => {
    navigate({ to: '/feedback/ideas' });
    removeLater(row.id, t.removed(row.title));
  };
  return (
    <>
      <DetailPage
        record={{ resource: 'ideas', id: row.id }}
        name={row.title}
        status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
        subtitle={t.votes(row.votes)}
        actions={
          <>
            {mayEdit && <Button onClick={() => setOpen('edit')}>{t.editIdea}</Button>}
            {isCompany && mayManage && (
              <Button type="primary" onClick={() => setOpen('answer')}>
                {t.answer}
              </Button>
            )}
            {!isCompany && <VoteButton idea={row} />}
          </>
        }
        menu={
          mayEdit
            ? [{ key: 'remove', label: isCompany ? t.archive : t.withdraw, danger: true, onClick: remove }]
            : undefined
        }
        tabs={[
          { key: 'idea', label: t.idea, content: <Content row={row} /> },
          ...(isCompany
            ? [
                {
                  key: 'history',
                  label: 'History',
                  last: true as const,
                  content: (
                    <AuditTimeline
                      table="ideas"
                      id={row.id}
                      labels={labels}
                      show={(field, value) =>
                        field === 'status'
                          ? ideaStatuses.find((one) => one.value === value)?.label
                          : (value as string | null)
                      }
                    />
                  ),
                },
              ]
            : []),
        ]}
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
      {open === 'answer' && <AnswerDialog row={row} onClose={() => setOpen(null)} />}
      <FormDrawer open={open === 'edit'} title={t.editIdea} onClose={() => setOpen(null)}>
        <IdeaForm id={row.id} onDone={() => setOpen(null)} onCancel={() => setOpen(null)} />
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
