import { App } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Person } from '#web/components/Person.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import { type Prospect, prospect, type Stage, stageOptions } from '../schema.ts';
import { prospectSteps } from '../steps.schema.ts';
import { Activities } from './Activities.tsx';
import { DuplicateList, useDuplicates } from './DuplicateList.tsx';
import { ConvertDialog, LostDialog, useProspectMove } from './dialogs.tsx';
import { FitCard } from './FitCard.tsx';
import css from './prospects.module.css';
import { texts as t } from './texts.ts';
import { WebsiteCard } from './WebsiteCard.tsx';

export default function ProspectShow() {
  return <Record noun={prospect}>{(row) => <Screen row={row} />}</Record>;
}

const optionOf = (stage: Stage) => stageOptions.find(({ value }) => value === stage)!;

function Screen({ row }: { row: Prospect }) {
  const { message } = App.useApp();
  const mayManage = useCan('prospects', 'manage') && !row.archived_at && row.stage !== 'won';
  const mayConvert = useCan('partners', 'manage') && mayManage;
  const [dialog, setDialog] = useState<'lost' | 'not_a_fit' | null>(null);
  const move = useProspectMove();
  const stage = optionOf(row.stage);
  const isEnded = row.stage === 'lost' || row.stage === 'not_a_fit';
  const moveTo = (to: Exclude<Stage, 'won'>) =>
    to === 'lost' || to === 'not_a_fit'
      ? setDialog(to)
      : move.mutate(
          { id: row.id, stage: to },
          {
            onSuccess: () => void message.success(t.moved(optionOf(to).label)),
            onError: (error) => void message.error(error.message),
          },
        );
  const steps = useSteps(prospectSteps, row, {
    also: ['partners', 'contacts', 'invitations'],
    special: {
      // The menu has an entry for each stage, and the card of the website its button.
      move: { hidden: true },
      read_website: { hidden: true },
      convert: { hidden: !mayConvert || isEnded, dialog: (ends) => <ConvertDialog row={row} {...ends} /> },
    },
  });
  return (
    <>
      <RecordPage
        noun={prospect}
        row={row}
        name={row.name}
        picture={{ square: true }}
        editable={row.stage !== 'won'}
        status={<StatusTag tone={stage.tone}>{stage.label}</StatusTag>}
        subtitle={
          <>
            {row.owner_name && <Person name={row.owner_name} />}
            {row.domain && <span>{row.domain}</span>}
            {row.type_name && <span>{row.type_name}</span>}
            {row.partner_id && <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name ?? t.won}</Link>}
          </>
        }
        steps={steps}
        menu={
          mayManage
            ? [
                {
                  type: 'group',
                  label: t.move,
                  children: stageOptions.flatMap(({ value, label, tone }) =>
                    value === 'won' || value === row.stage
                      ? []
                      : [
                          {
                            key: value,
                            label: <StatusTag tone={tone}>{label}</StatusTag>,
                            onClick: () => moveTo(value),
                          },
                        ],
                  ),
                },
                { type: 'divider' },
              ]
            : []
        }
        band={
          <p className={css.state}>
            {t.since} <DateText value={row.stage_changed_at} as="relative" />.{' '}
            {row.lost_reason && t.lostBecause(row.lost_reason)}
            {row.next_step && (
              <>
                {t.nextStep}: {row.next_step}
                {row.next_step_on && (
                  <>
                    {' ('}
                    <DateText value={row.next_step_on} />)
                  </>
                )}
              </>
            )}
          </p>
        }
        tabs={[
          { key: 'overview', label: t.overview, content: <Overview row={row} mayManage={mayManage} /> },
          { key: 'activity', label: t.activity, content: <Activities prospectId={row.id} mayWrite={mayManage} /> },
        ]}
        rail={
          <>
            <Facts title={t.contact} rows={factsOf(prospect.fields, row, 'Contact')} />
            <Facts title={t.nextStep} rows={factsOf(prospect.fields, row, 'Next step')} />
            <Facts title={t.details} rows={factsOf(prospect.fields, row, ['Company', 'Profile', 'Partnership'])} />
          </>
        }
      />
      {dialog && <LostDialog row={row} stage={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

function Overview({ row, mayManage }: { row: Prospect; mayManage: boolean }) {
  const duplicates = useDuplicates({ name: row.name, domain: row.domain ?? '', except: row.id }).filter(
    ({ id }) => id !== row.partner_id,
  );
  return (
    <div className={css.cards}>
      {duplicates.length > 0 && row.stage !== 'won' && (
        <Card title={t.duplicates}>
          <DuplicateList found={duplicates} />
        </Card>
      )}
      <FitCard row={row} />
      <WebsiteCard row={row} mayManage={mayManage} />
      {row.notes && (
        <Card title={t.notes}>
          <p className={css.notes}>{row.notes}</p>
        </Card>
      )}
    </div>
  );
}
