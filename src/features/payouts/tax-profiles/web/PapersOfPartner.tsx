import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import { readerList } from '#shared/text/reader-formats.ts';
import { DateText } from '#web/components/DateText.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import type { TaxPapers } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The tax papers that a partner lacks, with the step that asks it for them, and when it was last asked. */
export function PapersOfPartner({ partner_id }: { partner_id: string }) {
  const { message } = App.useApp();
  const mayAsk = useCan('tax_profiles', 'manage');
  const { data } = useQuery({
    queryKey: ['tax_papers', partner_id],
    queryFn: ({ signal }) => api<TaxPapers>(`tax_papers?partner_id=${partner_id}`, { signal }),
  });
  const ask = useWrite<void, TaxPapers>(
    'tax_papers',
    () => api('tax_papers/ask', { method: 'POST', body: { partner_id } }),
    ['tax_paper_requests'],
  );
  if (!data || data.missing.length === 0) return null;
  const { missing, asked: lastRequest } = data;
  const isOpen = missing.some(({ state }) => state !== 'in_review');
  const send = () =>
    ask.mutateAsync().then(
      () => message.success(t.asked),
      (error: Error) => message.error(error.message),
    );
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBottom: 16 }}
      title={t.lacks(readerList(missing.map(({ label }) => label)))}
      description={
        lastRequest ? (
          <>
            {t.askedBy(lastRequest.by_name)} <DateText value={lastRequest.at} as="instant" />
          </>
        ) : (
          isOpen && t.notAsked
        )
      }
      action={
        mayAsk &&
        isOpen && (
          <Button onClick={send} loading={ask.isPending}>
            {lastRequest ? t.askAgain : t.ask}
          </Button>
        )
      }
    />
  );
}
