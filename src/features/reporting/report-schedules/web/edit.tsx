import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Button, Form } from 'antd';
import type { SavedView } from '#features/reporting/saved-views/schema.ts';
import { Link } from '#web/components/Link.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { regionTimeZone } from '#web/region.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { TextField } from '#web/resource/form/fields.tsx';
import type { Values } from '#web/resource/form/formFields.ts';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { useSession } from '#web/session/session.tsx';
import type { Recipient, ReportSchedule } from '../schema.ts';
import { reportTemplates } from '../templates.ts';
import { FollowedReport } from './FollowedReport.tsx';
import { MailFields } from './MailFields.tsx';
import { questionOf, ReportPreview } from './Preview.tsx';
import { KeptField, QuestionFields } from './QuestionFields.tsx';
import { RecipientFields } from './RecipientFields.tsx';
import css from './Reports.module.css';
import { SavedViewPicker, useFollowedView } from './SavedViewPicker.tsx';
import { Templates } from './Templates.tsx';
import { TimingFields } from './TimingFields.tsx';
import { texts } from './texts.ts';
import { useListAsReport } from './useListAsReport.ts';

const usual: Partial<ReportSchedule> = {
  filters: [],
  sort: [],
  sums: [],
  has_details: true,
  timing: { kind: 'weekly', time: '08:00', weekdays: [1] },
  format: 'inline',
  delivery: 'attachment',
  subject: '{{report}}, {{date}}',
  message: '',
  only_if_rows: false,
  status: 'active',
};

/** A new report, from a template or from nothing, or one to change. */
export default function ReportEditor() {
  const navigate = useNavigate();
  const { user, mode } = useSession();
  const params = useSearch({ strict: false }) as { template?: string; list?: string; view?: string };
  const { id } = useParams({ strict: false }) as { id?: string };
  const template = reportTemplates[mode].find(({ key }) => key === params.template);
  const savedView = useFollowedView(id ? undefined : params.view);
  const list = useListAsReport(id ? undefined : savedView ? savedView.list : params.list);
  if (list === undefined || savedView === null) return <PageSkeleton />;
  const back = () => navigate({ to: id ? `/report-schedules/show/${id}` : '/report-schedules' });
  return (
    <div className={css.page}>
      <PageHeader title={id ? texts.editReport : texts.newReport} />
      {!id && !template && !list && (
        <div style={{ marginBottom: 24 }}>
          <Templates />
        </div>
      )}
      {!id && !params.template && !params.list && <SavedViewPicker value={params.view} />}
      <ResourceForm<ReportSchedule>
        key={template?.key ?? (params.view || list?.object || 'own')}
        resource="report_schedules"
        id={id}
        initial={{
          ...usual,
          ...(template?.values as Partial<ReportSchedule> | undefined),
          ...list,
          ...(savedView && { name: savedView.name, saved_view_id: params.view }),
          timezone: regionTimeZone(),
          recipients: [{ kind: 'user', user_id: user.id }],
        }}
        toBody={bodyOf}
        onDone={(row) => navigate({ to: `/report-schedules/show/${row.id}` })}
        onCancel={back}
      >
        <div className={css.editor}>
          <div>
            <Section title={texts.report}>
              <TextField name="name" label={texts.name} max={120} required />
              <ContentFields viewName={savedView?.name} />
            </Section>
            <Section title={texts.schedule}>
              <TimingFields />
            </Section>
            <Section title={texts.recipients}>
              <RecipientFields />
            </Section>
            <Section title={texts.email}>
              <MailFields />
            </Section>
          </div>
          <aside className={css.aside} aria-label={texts.reportPreview}>
            <FollowedReport fallback={<ReportPreview />} />
          </aside>
        </div>
      </ResourceForm>
    </div>
  );
}

/** The fields of the content; a report that follows a saved view has only its own grouping. */
function ContentFields({ viewName }: { viewName: string | undefined }) {
  const form = Form.useFormInstance();
  const followed = Form.useWatch<string | null | undefined>('saved_view_id', { form, preserve: true });
  const view = useOne<SavedView>('saved_views', followed ?? undefined).data;
  const name = view?.name ?? viewName;
  if (followed && view?.is_report)
    return (
      <>
        <KeptField name="saved_view_id" />
        <p role="status">
          {texts.answersQuestionSavedReportWithData(<Link to={`/reports/show/${view.id}`}>{view.name}</Link>)}
        </p>
      </>
    );
  return (
    <>
      <KeptField name="saved_view_id" />
      {followed ? (
        <>
          <p role="status">
            {texts.asItWhenReportSent(
              name ? texts.showsRowsSavedView(name) : texts.showsTheRowsOfASavedView,
              <Button type="link" size="small" onClick={() => form.setFieldValue('saved_view_id', null)}>
                {texts.usingOwnColumnsAndConditions}
              </Button>,
            )}
          </p>
          <QuestionFields isGroupingOnly />
        </>
      ) : (
        <QuestionFields />
      )}
    </>
  );
}

/** Group settings are sent only with a group, and the consent to external recipients only where there are any. */
function bodyOf(values: Values): Values {
  const { confirms_external, ...all } = values;
  const { object, columns, filters, sort, ...rest } = { ...all, ...questionOf(values) };
  // The server reads the content of a saved view itself.
  const content = values.saved_view_id ? {} : { object, columns, filters, sort };
  const isOutside = (values.recipients as Recipient[] | undefined)?.some(({ kind }) => kind === 'external');
  return {
    ...rest,
    ...content,
    ...(values.format === 'inline' && { delivery: 'attachment' }),
    ...(isOutside && confirms_external === true && { confirms_external }),
  };
}
