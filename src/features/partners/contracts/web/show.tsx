import { Button } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Markdown } from '#web/components/Markdown.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { changeEntry } from '#web/resource/record/AuditTimeline.tsx';
import { RecordTimeline } from '#web/resource/record/RecordTimeline.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useSession } from '#web/session/session.tsx';
import { type Contract, contract } from '../schema.ts';
import { contractSteps } from '../steps.schema.ts';
import { ContractDialog, type DialogKind } from './ContractDialog.tsx';
import { EvidenceTab } from './EvidenceTab.tsx';
import { SignersCard } from './SignersCard.tsx';
import { SignersDialog } from './SignersDialog.tsx';
import { ContractSendDialog, EndDialog } from './StepDialogs.tsx';
import { TermsCard } from './TermsCard.tsx';
import { texts as t } from './texts.ts';
import { useContractActions } from './useContractActions.ts';

const words = changesOf(contract.fields);

export default function ContractShow() {
  return <Record noun={contract}>{(row) => <Screen row={row} />}</Record>;
}

function Screen({ row }: { row: Contract }) {
  const isCompany = useSession().mode === 'company';
  const [dialog, setDialog] = useState<DialogKind | null>(null);
  const { primary, menu } = useContractActions(row, setDialog);
  const steps = useSteps(contractSteps, row, {
    also: ['contract_signings'],
    special: {
      signers: { dialog: ({ onSubmit, onClose }) => <SignersDialog row={row} onSubmit={onSubmit} onClose={onClose} /> },
      send: { dialog: (props) => <ContractSendDialog row={row} {...props} /> },
      void: { dialog: (props) => <EndDialog row={row} kind="void" {...props} /> },
      terminate: { dialog: (props) => <EndDialog row={row} kind="terminate" {...props} /> },
      give_notice: { dialog: (props) => <EndDialog row={row} kind="give_notice" {...props} /> },
    },
  });
  const status = contract.fields.status.options.find(({ value }) => value === row.status)!;
  return (
    <>
      <RecordPage
        noun={contract}
        row={row}
        editable={false}
        state
        history={false}
        name={row.title}
        status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
        subtitle={
          <>
            <span className="figures">#{row.number}</span>
            {isCompany && <Link to={`/partners/show/${row.partner_id}?tab=contracts`}>{row.partner_name ?? ''}</Link>}
            {row.sent_at && t.signedOf(row.signed, row.signers)}
          </>
        }
        steps={steps}
        actions={primary.map(({ label, onClick, isMain, isBusy }) => (
          <Button key={label} type={isMain ? 'primary' : 'default'} loading={isBusy} onClick={onClick}>
            {label}
          </Button>
        ))}
        menu={menu}
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
                <RecordTimeline on="contracts" id={row.id} changed={(event) => [changeEntry(event, words)]} />
              </div>
            ),
          },
          ...(isCompany ? [{ key: 'evidence', label: t.trail, content: <EvidenceTab row={row} /> }] : []),
        ]}
        rail={
          <>
            <Facts title={t.termText} rows={factsOf(contract.fields, row, 'Term')} />
            <Facts title={t.signing} rows={factsOf(contract.fields, row, 'Signing')} />
            <Facts
              title={t.contractText}
              rows={factsOf(contract.fields, row, 'Contract', [['Problem', row.seal_problem]])}
            />
          </>
        }
      />
      {dialog && <ContractDialog row={row} kind={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}
