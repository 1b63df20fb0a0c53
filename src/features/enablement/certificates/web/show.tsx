import { Button } from 'antd';
import { useState } from 'react';
import { Facts } from '#web/components/Facts.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import { type CertificateProgram, certificateProgram } from '../schema.ts';
import { programSteps } from '../steps.schema.ts';
import { AwardDialog } from './AwardDialog.tsx';
import { HeldList } from './HeldList.tsx';
import { texts as t } from './texts.ts';
import { requirementsOf, validityOf } from './words.ts';

export default function CertificateShow() {
  return <Record noun={certificateProgram}>{(row) => <ProgramScreen row={row} />}</Record>;
}

function ProgramScreen({ row }: { row: CertificateProgram }) {
  const isOpen = !row.archived_at;
  const mayAward = useCan('certificates', 'manage') && isOpen && row.state === 'published';
  const [isAwarding, setAwarding] = useState(false);
  const steps = useSteps(programSteps, row, {
    also: ['certificates'],
    special: { withdraw: { hidden: !isOpen } },
  });
  const state = certificateProgram.fields.state.options.find(({ value }) => value === row.state)!;
  return (
    <>
      <RecordPage
        noun={certificateProgram}
        row={row}
        editable={isOpen}
        name={row.name}
        status={isOpen && <StatusTag tone={state.tone}>{state.label}</StatusTag>}
        subtitle={row.description}
        steps={steps}
        actions={mayAward && <Button onClick={() => setAwarding(true)}>{t.award}</Button>}
        tabs={[{ key: 'holders', label: t.holders, content: <HeldList program_id={row.id} empty={t.heldEmpty} /> }]}
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
