import { App, Button } from 'antd';
import Download from 'lucide-react/icons/download';
import { nounAddress, nounTitle } from '#shared/nouns/nouns.ts';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { formatBytes } from '#web/region.ts';
import { downloadFile } from '#web/requests/download.ts';
import { useAction, useList, useOne } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import { formFieldsOf } from '../definition.schema.ts';
import { type FormSubmission, type FormVersion, formSubmission } from '../schema.ts';
import { answerText } from './answerText.ts';
import { texts } from './texts.ts';

/** One submission, with the labels of its version. */
export function Submission({ id }: { id: string }) {
  const submission = useOne<FormSubmission>('form_submissions', id);
  return <Loaded query={submission}>{(row) => <Answers row={row} />}</Loaded>;
}

function Answers({ row }: { row: FormSubmission }) {
  const { message } = App.useApp();
  const mayManage = useCan('forms', 'manage');
  const versions = useList<FormVersion>('form_versions', {
    filters: [
      { field: 'form_id', operator: 'eq', values: [row.form_id] },
      { field: 'version', operator: 'eq', values: [String(row.version)] },
    ],
    start: 0,
    end: 1,
  });
  const mark = useAction<'received' | 'spam'>(
    'form_submissions',
    () => `form_submissions/${row.id}/mark`,
    (state) => ({ state }),
    ['forms'],
  );
  const definition = versions.data?.rows[0]?.definition;
  const address = row.ref_table && row.ref_id ? nounAddress(row.ref_table, row.ref_id) : undefined;
  const state = formSubmission.fields.state.options.find(({ value }) => value === row.state)!;
  const turned = row.state === 'spam' ? 'received' : 'spam';
  return (
    <>
      <Facts
        title={texts.answers}
        rows={
          row.state === 'spam'
            ? Object.entries(row.sent as Record<string, unknown>).map(([key, value]) => [
                key,
                typeof value === 'string' ? value : JSON.stringify(value),
              ])
            : (definition ? formFieldsOf(definition) : [])
                .filter(({ type }) => type !== 'FILE')
                .map((field) => [field.label, answerText(field, row.answers[field.key]), field.key])
        }
      />
      {row.files.length > 0 && (
        <Facts
          title={texts.files}
          rows={row.files.map((file) => [
            file.file_name,
            <Button
              key={file.id}
              size="small"
              icon={<Download size={14} />}
              onClick={() =>
                downloadFile(`form_files/${file.id}/file`).catch((error: Error) => void message.error(error.message))
              }
            >
              {formatBytes(file.size)}
            </Button>,
            file.id,
          ])}
        />
      )}
      <Facts
        title={texts.detailsText}
        rows={[
          [texts.submittedText, <DateText key="at" value={row.created_at} as="instant" />],
          [formSubmission.fields.state.label, state.label],
          [formSubmission.fields.version.label, row.version],
          [formSubmission.fields.locale.label, row.locale],
          [texts.confirmedEmail, row.verified_email],
          [
            formSubmission.fields.partner_id.label,
            row.partner_id && <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name ?? row.partner_id}</Link>,
          ],
          [texts.created, address && row.ref_table && <Link to={address}>{nounTitle(row.ref_table)}</Link>],
        ]}
      />
      {mayManage && (
        <Button
          loading={mark.isPending}
          onClick={() => mark.mutate(turned, { onError: (error) => void message.error(error.message) })}
        >
          {turned === 'spam' ? texts.markAsSpam : texts.notSpam}
        </Button>
      )}
    </>
  );
}
