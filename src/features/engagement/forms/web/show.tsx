import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { App, Button } from 'antd';
import ExternalLink from 'lucide-react/icons/external-link';
import { useState } from 'react';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useCreate, useOne, useUpdate } from '#web/resource/data/useResource.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import type { Search } from '#web/search.ts';
import { companyAddress } from '#web/session/address.ts';
import { useCan } from '#web/session/session.tsx';
import { type Form, formNoun } from '../schema.ts';
import { formSteps } from '../steps.schema.ts';
import { EmbedTab } from './EmbedTab.tsx';
import { FiguresTab } from './FiguresTab.tsx';
import FormQuestions from './FormQuestions.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SubmissionsTab } from './SubmissionsTab.tsx';
import { texts as t } from './texts.ts';
import { usePurposes } from './usePurposes.ts';
import { FormVersionsTab } from './VersionsTab.tsx';

const words = changesOf(formNoun.fields);

export default function FormShow() {
  const id = useParam('id');
  const form = useOne<Form>('forms', id);
  const { tab, drawer } = useSearch({ strict: false }) as Search;
  // Earlier notices named the submission without its tab.
  if (drawer && !tab)
    return <Navigate to={`/forms/show/${id}` as string} search={{ tab: 'submissions', drawer } as never} replace />;
  return <Loaded query={form}>{(row) => <Screen row={row} />}</Loaded>;
}

function Screen({ row }: { row: Form }) {
  const mayManage = useCan('forms', 'manage');
  const [isOpen, setOpen] = useState(false);
  const { of, labelOf } = usePurposes();
  const menu = useFormMenu(row, () => setOpen(true));
  const steps = useSteps(formSteps, row, {
    also: ['form_versions'],
    special: {
      // The questions have it beside them, because their last changes are saved before.
      publish: { hidden: true },
      unpublish: { hidden: !!row.archived_at },
      restore_version: { hidden: true },
    },
  });
  const state = formNoun.fields.state.options.find(({ value }) => value === row.state)!;
  const address = `${companyAddress()}/f/${row.id}`;
  const hasPage = row.state === 'published' && of(row.purpose)?.has_own_page !== false;
  return (
    <>
      <DetailPage
        record={{ resource: 'forms', id: row.id }}
        name={row.name}
        status={
          row.archived_at ? (
            <StatusTag>{t.archived}</StatusTag>
          ) : (
            <>
              <StatusTag tone={state.tone}>{state.label}</StatusTag>
              {row.state === 'published' && row.has_changes && (
                <StatusTag tone="amber">{formNoun.fields.has_changes.label}</StatusTag>
              )}
            </>
          )
        }
        subtitle={
          <>
            <span>{labelOf(row.purpose)}</span>
            {hasPage && (
              <span>
                {address} <CopyButton text={address} label={t.copyLink} />
              </span>
            )}
          </>
        }
        actions={
          hasPage && (
            <Button icon={<ExternalLink size={16} />} href={`/f/${row.id}`} target="_blank" rel="noopener">
              {t.openPage}
            </Button>
          )
        }
        menu={mayManage ? [...menu, ...steps.menu] : []}
        tabs={[
          { key: 'questions', label: t.questions, wide: true, content: <FormQuestions id={row.id} /> },
          {
            key: 'submissions',
            label: t.submissions,
            count: row.submission_count,
            content: <SubmissionsTab form={row} />,
          },
          { key: 'figures', label: 'Drop-off', content: <FiguresTab form={row} /> },
          { key: 'versions', label: t.versions, content: <FormVersionsTab form={row} /> },
          { key: 'embed', label: t.share, content: <EmbedTab form={row} /> },
          {
            key: 'history',
            label: t.history,
            content: <AuditTimeline table="forms" id={row.id} {...words} />,
            last: true,
          },
        ]}
        rail={
          <Facts
            title={t.form}
            rows={[
              [formNoun.fields.submission_count.label, row.submission_count],
              [
                formNoun.fields.last_submission_at.label,
                row.last_submission_at && <DateText value={row.last_submission_at} as="relative" />,
              ],
              [formNoun.fields.published_version.label, row.published_version],
              [
                formNoun.fields.published_at.label,
                row.published_at && <DateText value={row.published_at} as="relative" />,
              ],
              [formNoun.fields.purpose.label, labelOf(row.purpose)],
            ]}
          />
        }
      />
      {steps.dialog}
      <FormDrawer open={isOpen} title={t.details} onClose={() => setOpen(false)}>
        <SettingsForm row={row} onDone={() => setOpen(false)} />
      </FormDrawer>
    </>
  );
}

function useFormMenu(row: Form, openSettings: () => void) {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const removeLater = useRemoveWithUndo('forms');
  const update = useUpdate<Form>('forms');
  const create = useCreate<Form>('forms');
  const say = { onError: (error: Error) => void message.error(error.message) };
  if (row.archived_at) {
    return [
      {
        key: 'restore',
        label: t.restore,
        onClick: () => update.mutate({ id: row.id, values: { archived_at: null } }, say),
      },
    ];
  }
  return [
    { key: 'settings', label: t.details, onClick: openSettings },
    {
      key: 'copy',
      label: t.copy,
      onClick: () =>
        create.mutate(
          { name: t.copyName(row.name.slice(0, 190)), copy_of: row.id },
          { ...say, onSuccess: ({ id }) => navigate({ to: `/forms/show/${id}` }) },
        ),
    },
    ...(row.state === 'published'
      ? []
      : [
          {
            key: 'archive',
            label: t.archive,
            danger: true,
            onClick: () => {
              navigate({ to: '/forms' });
              removeLater(row.id, `${row.name} archived`);
            },
          },
        ]),
  ];
}
