import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import { useState } from 'react';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useAction, useOne, useRemove } from '#web/resource/data/useResource.ts';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useCan } from '#web/session.tsx';
import { type CertificateProgram, certificateProgram } from '../schema.ts';
import { AwardDialog } from './AwardDialog.tsx';
import { HeldList } from './HeldList.tsx';
import { texts as t } from './texts.ts';
import { requirementsOf, validityOf } from './words.ts';

const words = changesOf(certificateProgram.fields);

export default function CertificateShow() {
  const program = useOne<CertificateProgram>('certificate_programs', useParam('id'));
  return <Loaded query={program}>{(row) => <Screen row={row} />}</Loaded>;
}

function Screen({ row }: { row: CertificateProgram }) {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const isOpen = !row.archived_at;
  const mayManage = useCan('certificate_programs', 'manage') && isOpen;
  const mayAward = useCan('certificates', 'manage') && isOpen;
  const [isAwarding, setAwarding] = useState(false);
  const step = useAction<string, CertificateProgram>(
    'certificate_programs',
    (name) => `certificate_programs/${row.id}/${name}`,
    undefined,
    ['certificates'],
  );
  const remove = useRemove('certificate_programs');
  const fail = (error: Error) => void message.error(error.message);
  const run = (name: string, done: string) =>
    step.mutate(name, { onSuccess: () => void message.success(done), onError: fail });
  const isPublished = row.state === 'published';
  const state = certificateProgram.fields.state.options.find(({ value }) => value === row.state)!;
  return (
    <>
      <DetailPage
        record={{ resource: 'certificate_programs', id: row.id }}
        name={row.name}
        status={isOpen ? <StatusTag tone={state.tone}>{state.label}</StatusTag> : <StatusTag>Archived</StatusTag>}
        subtitle={row.description}
        actions={
          <>
            {isPublished && mayAward && <Button onClick={() => setAwarding(true)}>{t.award}</Button>}
            {mayManage && (
              <Button
                type={isPublished ? 'primary' : 'default'}
                onClick={() => navigate({ to: `/training/certificates/edit/${row.id}` })}
              >
                {t.edit}
              </Button>
            )}
            {!isPublished && mayManage && (
              <Button type="primary" loading={step.isPending} onClick={() => run('publish', t.published)}>
                {t.publish}
              </Button>
            )}
          </>
        }
        menu={
          mayManage
            ? [
                ...(isPublished
                  ? [{ key: 'withdraw', label: t.withdraw, onClick: () => run('withdraw', t.withdrawn) }]
                  : []),
                {
                  key: 'archive',
                  label: t.archive,
                  danger: true,
                  onClick: () =>
                    remove.mutate(row.id, {
                      onSuccess: () => {
                        message.success(t.archived);
                        navigate({ to: '/training/certificates' });
                      },
                      onError: fail,
                    }),
                },
              ]
            : []
        }
        tabs={[
          { key: 'holders', label: t.holders, content: <HeldList program_id={row.id} empty={t.heldEmpty} /> },
          {
            key: 'history',
            label: t.history,
            last: true,
            content: <AuditTimeline table="certificate_programs" id={row.id} {...words} />,
          },
        ]}
        rail={
          <>
            <Facts
              title={t.figures}
              rows={[
                [t.held, row.held],
                [t.expiring, row.expiring],
                [t.expired, row.expired],
              ]}
            />
            <Facts
              title={t.requirements}
              rows={[
                [row.kind === 'person' ? t.courses : t.people, requirementsOf(row, t.byHand)],
                [t.validity, validityOf(row)],
                [
                  t.reminders,
                  row.valid_months && row.program_names.length === 0
                    ? row.reminder_days.map(t.daysBefore).join(', ')
                    : null,
                ],
                [t.requiredBy, row.required_by.join(', ')],
              ]}
            />
          </>
        }
      />
      {isAwarding && <AwardDialog program={row} onClose={() => setAwarding(false)} />}
    </>
  );
}
