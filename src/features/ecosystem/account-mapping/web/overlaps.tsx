import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import GitMerge from 'lucide-react/icons/git-merge';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { api } from '#web/requests/api.ts';
import { saveFile } from '#web/requests/download.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useCan } from '#web/session/session.tsx';
import { reaches, type SharedField } from '../levels.schema.ts';
import { MOST_SHOWN, type Overlap, type OverlapExport, type OverlapPage } from '../mapping.schema.ts';
import { fieldNames } from '../words.ts';
import { CoSellDialog, IntroductionDialog, ReportDialog } from './MatchDialogs.tsx';
import css from './mapping.module.css';
import { texts as t } from './texts.ts';

/** The accounts on two lists, at the level that both sides agreed on. */
export default function Overlaps() {
  const { own, other, partner } = useSearch({ strict: false }) as { own?: string; other?: string; partner?: string };
  const [page, setPage] = useState(1);
  const showError = useErrorMessage();
  const query = useQuery({
    queryKey: ['account_mapping', 'overlaps', own, other, page],
    queryFn: ({ signal }) =>
      api<OverlapPage>('account_mapping/overlaps', {
        method: 'POST',
        body: { own_id: own, other_id: other, page },
        signal,
      }),
    enabled: own !== undefined && other !== undefined,
  });
  const download = async () => {
    try {
      const file = await api<OverlapExport>('account_mapping/export', {
        method: 'POST',
        body: { own_id: own, other_id: other },
      });
      saveFile(file.file_name, new Blob([file.content], { type: 'text/csv;charset=utf-8' }));
    } catch (error) {
      showError(error as Error);
    }
  };
  if (own === undefined || other === undefined)
    return (
      <>
        <PageHeader title={t.overlaps} />
        <EmptyState
          icon={GitMerge}
          title={t.chooseLists}
          actions={
            <Link to="/clients/mapping">
              <Button type="primary">{t.title}</Button>
            </Link>
          }
        >
          {t.chooseListsText}
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHeader title={t.overlaps}>
        <Link to={`/clients/mapping${partner ? `?partner=${partner}` : ''}`}>{t.title}</Link>
        {query.data?.level === 'fields' && query.data.total > 0 && (
          <Button onClick={() => void download()}>{t.exportCsv}</Button>
        )}
      </PageHeader>
      <Loaded query={query}>
        {(found) =>
          found.total === 0 ? (
            <EmptyState icon={GitMerge} title={t.noOverlaps}>
              {t.noOverlapsText}
            </EmptyState>
          ) : (
            <Card title={t.accounts(found.total)}>
              <OverlapTable found={found} />
              {found.total > MOST_SHOWN && (
                <div className={css.body}>
                  <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                    {t.previous}
                  </Button>
                  <Button disabled={page * MOST_SHOWN >= found.total} onClick={() => setPage(page + 1)}>
                    {t.next}
                  </Button>
                </div>
              )}
            </Card>
          )
        }
      </Loaded>
    </>
  );
}

type Dialog = { kind: 'introduction' | 'co_sell' | 'report'; row: Overlap };

function OverlapTable({ found: { level, fields, rows } }: { found: OverlapPage }) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const hasNames = reaches(level, 'name');
  const hasOwners = reaches(level, 'owner');
  return (
    <>
      <ScrollTable label={t.overlaps}>
        <thead>
          <tr>
            <th>{t.yours}</th>
            <th>{t.yourOwner}</th>
            <th>{t.theirs}</th>
            {hasOwners && <th>{t.theirOwner}</th>}
            {fields.map((key) => (
              <th key={key}>{fieldNames[key as SharedField]}</th>
            ))}
            <th>{t.match}</th>
            <th>{t.actions}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <div className={css.cell}>
                  {row.account_id ? <Link to={`/companies/show/${row.account_id}`}>{row.name}</Link> : row.name}
                  {row.domain && <span className={css.note}>{row.domain}</span>}
                </div>
              </td>
              <td>{row.owner}</td>
              <td>{hasNames ? row.other.name : <span className={css.note}>{t.hidden}</span>}</td>
              {hasOwners && <td>{row.other.owner}</td>}
              {fields.map((key) => (
                <td key={key}>{row.other[key as SharedField]}</td>
              ))}
              <td data-tight>{t.method[row.method]}</td>
              <td data-tight>
                <RowActions row={row} hasNames={hasNames} onOpen={(kind) => setDialog({ kind, row })} />
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {dialog?.kind === 'introduction' && <IntroductionDialog row={dialog.row} onClose={() => setDialog(null)} />}
      {dialog?.kind === 'co_sell' && <CoSellDialog row={dialog.row} onClose={() => setDialog(null)} />}
      {dialog?.kind === 'report' && <ReportDialog row={dialog.row} onClose={() => setDialog(null)} />}
    </>
  );
}

function RowActions(props: { row: Overlap; hasNames: boolean; onOpen: (kind: Dialog['kind']) => void }) {
  const { row, hasNames, onOpen } = props;
  const navigate = useNavigate();
  const mayManage = useCan('mapping_populations', 'manage');
  const mayAsk = useCan('introductions', 'manage');
  const { introduction_id } = row;
  const items = [
    ...(introduction_id
      ? [
          {
            key: 'view',
            label: t.viewIntro,
            onClick: () => void navigate({ to: `/clients/mapping/introductions/show/${introduction_id}` as string }),
          },
        ]
      : hasNames && mayAsk
        ? [{ key: 'ask', label: `${t.askIntro}…`, onClick: () => onOpen('introduction') }]
        : []),
    ...(hasNames && mayAsk ? [{ key: 'deal', label: `${t.coSell}…`, onClick: () => onOpen('co_sell') }] : []),
    ...(mayManage ? [{ key: 'report', label: `${t.report}…`, danger: true, onClick: () => onOpen('report') }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <DropMenu placement="bottomRight" items={items}>
      <Button type="text" size="small" icon={<Ellipsis size={16} />} aria-label={`${t.actions}: ${row.name}`} />
    </DropMenu>
  );
}
