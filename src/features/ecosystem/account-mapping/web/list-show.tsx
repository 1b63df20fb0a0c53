import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import { type ChangeEvent, useRef, useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { apiAll } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import type { LoadResult, MappingConsent } from '../mapping.schema.ts';
import { type MappingPopulation, mappingPopulation, populationKinds, populationSources } from '../schema.ts';
import { populationSteps } from '../steps.schema.ts';
import { levelNames } from '../words.ts';
import css from './mapping.module.css';
import { texts as t } from './texts.ts';
import { useMappingWrite } from './useMapping.ts';

const MOST_BYTES = 1_000_000;

export default function ListShow() {
  return <Record noun={mappingPopulation}>{(row) => <ListScreen row={row} />}</Record>;
}

function ListScreen({ row }: { row: MappingPopulation }) {
  const mayManage = useCan('mapping_populations', 'manage');
  const status = mappingPopulation.fields.status.options.find(({ value }) => value === row.status)!;
  return (
    <RecordPage
      noun={mappingPopulation}
      row={row}
      editable={mayManage}
      name={row.name}
      status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
      subtitle={<span>{populationKinds.find(({ value }) => value === row.kind)!.label}</span>}
      tabs={[
        {
          key: 'overview',
          label: t.overlaps,
          content: (
            <div className={css.stack}>
              {row.last_error && <Alert type="error" showIcon title={row.last_error} />}
              {mayManage && <LoadCard row={row} />}
              <SharingCard row={row} />
            </div>
          ),
        },
      ]}
      rail={
        <Facts
          title={t.details}
          rows={[
            [t.source, populationSources.find(({ value }) => value === row.source)!.label],
            [t.crm, row.connection_name],
            [t.file, row.file_name],
            [t.accountsText, row.row_count.toLocaleString('en')],
            [t.skippedRows, row.skipped_count > 0 ? row.skipped_count.toLocaleString('en') : null],
            [t.refreshed, row.refreshed_at && <DateText key="r" value={row.refreshed_at} as="relative" />],
          ]}
        />
      }
    />
  );
}

function LoadCard({ row }: { row: MappingPopulation }) {
  const { message } = App.useApp();
  const showError = useErrorMessage();
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<LoadResult | null>(null);
  const write = useMappingWrite<LoadResult>();
  const { buttons, dialog } = useSteps(populationSteps, row, { also: ['account_mapping', 'work_items'] });
  if (row.source === 'private') return null;
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    if (file.size > MOST_BYTES) {
      void message.error(t.tooLarge);
      return;
    }
    const body = { file_name: file.name, content: await file.text() };
    write.mutate({ url: `mapping_populations/${row.id}/file`, body }, { onSuccess: setResult, onError: showError });
  };
  return (
    <Card title={t.loading}>
      <div className={css.body}>
        {row.source === 'file' ? (
          <>
            <p>{t.fileHelp}</p>
            <input ref={input} type="file" accept=".csv,text/csv" hidden onChange={choose} aria-label={t.chooseFile} />
            <div>
              <Button loading={write.isPending} onClick={() => input.current?.click()}>
                {t.chooseFile}
              </Button>
            </div>
            {result && <LoadReport result={result} />}
          </>
        ) : (
          <>
            <p>{row.status === 'refreshing' ? t.refreshing : populationSteps.steps.refresh.text}</p>
            <div>{buttons}</div>
            {dialog}
          </>
        )}
      </div>
    </Card>
  );
}

function LoadReport({ result: { loaded, skipped, problems, loads_left } }: { result: LoadResult }) {
  return (
    <Alert
      type={skipped > 0 ? 'warning' : 'success'}
      showIcon
      title={t.loaded(loaded)}
      description={
        <>
          {skipped > 0 && (
            <>
              <p>{t.skipped(skipped)}</p>
              <ul className={css.problems}>
                {problems.map(({ line, message }) => (
                  <li key={line}>{t.line(line, message)}</li>
                ))}
              </ul>
            </>
          )}
          <p>{t.loadsLeft(loads_left)}</p>
        </>
      }
    />
  );
}

function SharingCard({ row }: { row: MappingPopulation }) {
  const isCompany = useSession().mode === 'company';
  const consents = useQuery({
    queryKey: ['account_mapping', 'consents', row.id],
    queryFn: ({ signal }) => apiAll<MappingConsent>(`mapping_populations/${row.id}/consents`, { signal }),
  });
  const rows = consents.data ?? [];
  return (
    <Card title={t.sharing}>
      {rows.length === 0 ? (
        <p className={css.body}>{t.notShared}</p>
      ) : (
        <ScrollTable label={t.sharing}>
          <thead>
            <tr>
              <th>{t.counterpart}</th>
              <th>{t.levelColumn}</th>
              <th>{t.by}</th>
              <th>{t.changed}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => (
              <tr key={one.counterpart_partner_id}>
                <td>
                  <Link to={`/clients/mapping${isCompany ? `?partner=${one.counterpart_partner_id}` : ''}`}>
                    {one.counterpart_name}
                  </Link>
                </td>
                <td>{levelNames[one.level]}</td>
                <td>{one.changed_by_name}</td>
                <td data-tight>
                  <DateText value={one.changed_at} as="relative" />
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </Card>
  );
}
