import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { ApiError, api } from '#web/requests/api.ts';
import { useDebounced } from '#web/resource/data/useDebounced.ts';
import type { Paper, ReportQuestion } from '../schema.ts';
import { PaperView } from './PaperView.tsx';
import { texts as ownTexts } from './texts.ts';

/** The report's question as a form or a row holds it. */
export function questionOf(values: Partial<ReportQuestion>): ReportQuestion | null {
  const { object, columns = [], filters = [], sort = [], group_by = null, sums = [], chart = null } = values;
  if (!object || columns.length === 0) return null;
  const grouped = group_by
    ? { group_by, sums, chart, has_details: values.has_details ?? true }
    : { group_by: null, sums: [], chart: null, has_details: true };
  return { object, columns, filters, sort, ...grouped };
}

export function usePreview(question: ReportQuestion | null, timezone: string) {
  return useQuery({
    queryKey: ['report_schedules', 'preview', question, timezone],
    queryFn: ({ signal }) =>
      api<Paper>('report_schedules/preview', { method: 'POST', body: { ...question, timezone }, signal }),
    enabled: question !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Previews the report for its owner while the form is filled in. */
export function ReportPreview() {
  const values = Form.useWatch([], Form.useFormInstance()) as
    | (Partial<ReportQuestion> & { timezone?: string })
    | undefined;
  const text = useDebounced(JSON.stringify(questionOf(values ?? {})), 400);
  const question = JSON.parse(text) as ReportQuestion | null;
  const preview = usePreview(question, values?.timezone ?? 'UTC');
  return (
    <Card title={ownTexts.preview} actions={preview.isFetching && <span className="meta">{ownTexts.loading}</span>}>
      {!question ? (
        <p className="meta">{ownTexts.chooseDataAndColumnsToSee}</p>
      ) : preview.error ? (
        <p role="alert">
          {preview.error instanceof ApiError && Object.keys(preview.error.errors).length > 0
            ? Object.entries(preview.error.errors)
                .map(([name, texts]) => `${name}: ${texts.join(' ')}`)
                .join('; ')
            : preview.error.message}
        </p>
      ) : (
        preview.data && (
          <>
            <PaperView paper={preview.data} />
            <p className="meta" style={{ marginTop: 12 }}>
              {ownTexts.basedOnYourAccessEachRecipient}
            </p>
          </>
        )
      )}
    </Card>
  );
}
