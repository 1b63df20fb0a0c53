import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, App, Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import GitMerge from 'lucide-react/icons/git-merge';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { apiRows } from '#web/requests/api.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { type Level, levels } from '../levels.schema.ts';
import type { MappedPartner, Matrix, OpenRequest } from '../mapping.schema.ts';
import { MatrixTable } from './MatrixTable.tsx';
import css from './mapping.module.css';
import { AnswerDialog, AskDialog, PresetDialog, ShareDialog } from './ShareDialogs.tsx';
import { texts as t } from './texts.ts';
import { useMappingWrite, useMatrix } from './useMapping.ts';

const create = '/clients/mapping/lists/create';

/** The overlaps of the own lists with those of one partner or, in the portal, of the company. */
export default function AccountMapping() {
  const isCompany = useSession().mode === 'company';
  const mayManage = useCan('mapping_populations', 'manage');
  const navigate = useNavigate();
  const { partner } = useSearch({ strict: false }) as { partner?: string };
  const known = useQuery({
    queryKey: ['account_mapping', 'partners'],
    queryFn: ({ signal }) => apiRows<MappedPartner>('account_mapping/partners', { signal }),
    enabled: isCompany,
  });
  const chosen = partner ?? known.data?.[0]?.partner_id;
  const matrix = useMatrix(isCompany ? chosen : undefined, !isCompany || chosen !== undefined);
  return (
    <>
      <PageHeader title={t.title}>
        {isCompany && (
          <div className={css.partner}>
            <ReferenceSelect
              resource="partners"
              aria-label={t.partner}
              placeholder={t.choosePartner}
              value={chosen ?? null}
              isWide
              onChange={(id) => id && navigate({ to: `/clients/mapping?partner=${id}` as string })}
            />
          </div>
        )}
        {mayManage && (
          <Button type="primary" onClick={() => navigate({ to: create as string })}>
            {t.newList}
          </Button>
        )}
      </PageHeader>
      <p className={css.intro}>{isCompany ? t.intro : t.introPartner}</p>
      {isCompany && known.isSuccess && !chosen ? (
        <EmptyState icon={GitMerge} title={t.choosePartner}>
          {t.choosePartnerText}
        </EmptyState>
      ) : (
        <Loaded query={matrix}>{(found) => <Mapping matrix={found} isCompany={isCompany} />}</Loaded>
      )}
    </>
  );
}

type Dialog =
  | { kind: 'share'; list: Matrix['ours'][number] }
  | { kind: 'answer'; list: Matrix['ours'][number]; request: OpenRequest }
  | { kind: 'ask'; list: Matrix['theirs'][number] }
  | { kind: 'preset' }
  | { kind: 'end' };

function Mapping({ matrix, isCompany }: { matrix: Matrix; isCompany: boolean }) {
  const mayManage = useCan('mapping_populations', 'manage');
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { ours, theirs, counterpart_name } = matrix;
  const partner_id = isCompany ? matrix.partner_id : undefined;
  const close = () => setDialog(null);
  return (
    <div className={css.stack}>
      {ours.map((list) => {
        const { request } = list;
        return (
          request && (
            <Alert
              key={list.id}
              type="info"
              showIcon
              title={t.wants(counterpart_name, list.name, request.level)}
              description={request.message}
              action={
                mayManage && (
                  <Button size="small" onClick={() => setDialog({ kind: 'answer', list, request })}>
                    {t.answer}
                  </Button>
                )
              }
            />
          )
        );
      })}
      {ours.length === 0 ? (
        <EmptyState icon={GitMerge} title={t.noLists}>
          {t.noListsText}
        </EmptyState>
      ) : (
        <Card
          title={t.overlapsWith(counterpart_name)}
          actions={
            mayManage && (
              <DropMenu
                placement="bottomRight"
                items={[
                  { key: 'preset', label: `${t.preset}…`, onClick: () => setDialog({ kind: 'preset' }) },
                  { key: 'end', label: `${t.end}…`, danger: true, onClick: () => setDialog({ kind: 'end' }) },
                ]}
              >
                <Button type="text" size="small" icon={<Ellipsis size={16} />} aria-label={t.actions} />
              </DropMenu>
            )
          }
        >
          <MatrixTable
            matrix={matrix}
            mayManage={mayManage}
            onShare={(list) => setDialog({ kind: 'share', list })}
            onAsk={(list) => setDialog({ kind: 'ask', list })}
          />
          {theirs.length === 0 && <p className={css.body}>{t.noneOfTheirs(counterpart_name)}</p>}
        </Card>
      )}
      <Card title={t.whyTitle}>
        <ul className={css.why}>
          {Object.values(t.why).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
      {dialog?.kind === 'share' && (
        <ShareDialog
          list={dialog.list}
          counterpart={counterpart_name}
          theirs={highestLevel(theirs)}
          partner_id={partner_id}
          onClose={close}
        />
      )}
      {dialog?.kind === 'answer' && (
        <AnswerDialog list={dialog.list} request={dialog.request} counterpart={counterpart_name} onClose={close} />
      )}
      {dialog?.kind === 'ask' && <AskDialog list={dialog.list} partner_id={partner_id} onClose={close} />}
      {dialog?.kind === 'preset' && (
        <PresetDialog counterpart={counterpart_name} partner_id={partner_id} onClose={close} />
      )}
      {dialog?.kind === 'end' && <EndDialog partner_id={partner_id} onClose={close} />}
    </div>
  );
}

const highestLevel = (lists: Matrix['theirs']): Level | null =>
  levels.findLast((level) => lists.some((list) => list.level === level)) ?? null;

function EndDialog({ partner_id, onClose }: { partner_id: string | undefined; onClose: () => void }) {
  const { message } = App.useApp();
  const write = useMappingWrite();
  return (
    <ActionDialog
      title={t.end}
      action={t.end}
      danger
      text={t.endText}
      onSubmit={() => write.mutateAsync({ url: 'account_mapping/end', body: { ...(partner_id && { partner_id }) } })}
      onDone={() => {
        void message.success(t.ended);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
