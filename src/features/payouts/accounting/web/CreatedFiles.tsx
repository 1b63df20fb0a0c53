import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import Download from 'lucide-react/icons/download';
import { Card } from '#web/components/Card.tsx';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatNumber } from '#web/region.ts';
import { apiAll } from '#web/requests/api.ts';
import { downloadFile } from '#web/requests/download.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useCan } from '#web/session/session.tsx';
import { type AccountingExport, systemNames } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The files created so far, always downloaded exactly as they were created. */
export function CreatedFiles() {
  const client = useQueryClient();
  const sayFailure = useErrorMessage();
  const mayDownload = useCan('accounting_exports', 'manage');
  const files = useQuery({
    queryKey: ['accounting_exports', 'list'],
    queryFn: ({ signal }) => apiAll<AccountingExport>('accounting_exports', { signal }),
  });
  const download = (id: string) =>
    downloadFile(`accounting_exports/${id}/file`)
      .then(() => client.invalidateQueries({ queryKey: ['accounting_exports', 'list'] }))
      .catch(sayFailure);
  return (
    <Card title={t.files}>
      <Loaded query={files}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="meta">{t.noFiles}</p>
          ) : (
            <ScrollTable label={t.files}>
              <thead>
                <tr>
                  <th scope="col">{t.file}</th>
                  <th scope="col">{t.system}</th>
                  <th scope="col">{t.createdAt}</th>
                  <th scope="col" data-figure>
                    {t.rows}
                  </th>
                  <th scope="col">{t.hash}</th>
                  <th scope="col" data-figure>
                    {t.downloads}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <th scope="row">
                      {mayDownload ? (
                        <Button
                          type="link"
                          size="small"
                          style={{ paddingInline: 0 }}
                          icon={<Download size={14} />}
                          aria-label={t.downloadName(row.file_name)}
                          onClick={() => download(row.id)}
                        >
                          {row.file_name}
                        </Button>
                      ) : (
                        row.file_name
                      )}{' '}
                      {row.is_outdated && <StatusTag tone="amber">{t.outdated}</StatusTag>}
                    </th>
                    <td>{systemNames[row.system]}</td>
                    <td>
                      <DateText value={row.created_at} as="instant" />, {row.created_by_name}
                    </td>
                    <td data-figure>{formatNumber(row.row_count)}</td>
                    <td>
                      <code>{row.sha256.slice(0, 12)}</code> <CopyButton text={row.sha256} label={t.copyFullHash} />
                    </td>
                    <td data-figure>{formatNumber(row.downloads)}</td>
                  </tr>
                ))}
              </tbody>
            </ScrollTable>
          )
        }
      </Loaded>
    </Card>
  );
}
