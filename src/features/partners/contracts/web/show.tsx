import { Button } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Markdown } from '#web/components/Markdown.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSession } from '#web/session.tsx';
import { type Contract, contractFields } from '../schema.ts';
import { ContractDialog, type DialogKind } from './ContractDialog.tsx';
import { EvidenceTab } from './EvidenceTab.tsx';
import { SignersCard } from './SignersCard.tsx';
import { TermsCard } from './TermsCard.tsx';
import { texts as t } from './texts.ts';
import { useContractActions } from './useContractActions.ts';

const words = changesOf(contractFields);

export default function ContractShow() {
  const contract = useOne<Contract>('contracts', useParam('id'));
  return <Loaded query={contract}>{(row) => <Screen row={row} />}</Loaded>;
}

function Screen({ row }: { row: Contract }) {
  const isCompany = useSession().mode === 'company';
  const [dialog, setDialog] = useState<DialogKind | null>(null);
  const { primary, menu } = useContractActions(row, setDialog);
  const status = contractFields.status.options.find(({ value }) => value === row.status)!;
  return (
    <>
      <DetailPage
        record={{ resource: 'contracts', id: row.id }}
        name={row.title}
        status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
        subtitle={
          <>
            <span className="figures">#{row.number}</span>
            {isCompany && <Link to={`/partners/show/${row.partner_id}?tab=contracts`}>{row.partner_name ?? ''}</Link>}
            {row.sent_at && t.signedOf(row.signed, row.signers)}
          </>
        }
        actions={primary.map(({ label, onClick, isMain, isBusy }) => (
          <Button key={label} type={isMain ? 'primary' : 'default'} loading={isBusy} onClick={onClick}>
            {label}
          </Button>
        ))}
        menu={menu.length > 0 ? menu : undefined}
        tabs={[
          {
            key: 'contract',
            label: t.document,
            content: (
              <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
                <SignersCard row={row} />
                <TermsCard row={row} />
                <Card title={t.document}>
                  {row.source === 'text' ? (
                    <Markdown isDocument>{row.body ?? ''}</Markdown>
                  ) : (
                    <p className="meta">{t.pdfText}</p>
                  )}
                </Card>
              </div>
            ),
          },
          ...(isCompany
            ? [
                { key: 'evidence', label: t.trail, content: <EvidenceTab row={row} /> },
                {
                  key: 'history',
                  label: 'History',
                  last: true as const,
                  content: <AuditTimeline table="contracts" id={row.id} {...words} />,
                },
              ]
            : []),
        ]}
        rail={
          <>
            <Facts title="Term" rows={factsOf(contractFields, row, 'Term')} />
            <Facts title="Signing" rows={factsOf(contractFields, row, 'Signing')} />
            <Facts title="Contract" rows={factsOf(contractFields, row, 'Contract', [['Problem', row.seal_problem]])} />
          </>
        }
      />
      {dialog && <ContractDialog row={row} kind={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}
