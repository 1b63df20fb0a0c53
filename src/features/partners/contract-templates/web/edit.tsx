import { lazy, Suspense } from 'react';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { Record } from '#web/resource/noun/RecordPage.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import { type ContractTemplate, contractTemplate } from '../schema.ts';
import { templateSteps } from '../steps.schema.ts';
import { SettingsTab } from './SettingsTab.tsx';
import { TextTab } from './TextTab.tsx';
import { texts as t } from './texts.ts';
import { ContractTemplateVersionsTab } from './VersionsTab.tsx';

// The library for PDF pages is large and only needed here.
const PdfTab = lazy(() => import('./PdfTab.tsx'));

export default function TemplateEdit() {
  return <Record noun={contractTemplate}>{(row) => <Screen row={row} />}</Record>;
}

function Screen({ row }: { row: ContractTemplate }) {
  const mayManage = useCan('contract_templates', 'manage');
  const status = contractTemplate.fields.status.options.find(({ value }) => value === row.status)!;
  const steps = useSteps(templateSteps, row, {
    special: { publish: { hidden: row.status === 'published' && !row.has_changes } },
  });
  const isFixed = !mayManage || row.status === 'retired';
  return (
    <>
      <DetailPage
        name={row.name}
        status={
          <>
            <StatusTag tone={status.tone}>{status.label}</StatusTag>
            {row.status === 'published' && row.has_changes && <StatusTag tone="amber">{t.changes}</StatusTag>}
          </>
        }
        subtitle={row.version > 0 ? t.version(row.version) : undefined}
        actions={steps.buttons}
        menu={steps.menu}
        tabs={[
          {
            key: 'document',
            label: t.document,
            content:
              row.source === 'text' ? (
                <TextTab row={row} />
              ) : (
                <Suspense>
                  <PdfTab key={row.file_id} row={row} disabled={isFixed} />
                </Suspense>
              ),
          },
          { key: 'settings', label: t.settings, content: <SettingsTab row={row} /> },
          { key: 'versions', label: t.versions, last: true, content: <ContractTemplateVersionsTab row={row} /> },
        ]}
      />
      {steps.dialog}
    </>
  );
}
