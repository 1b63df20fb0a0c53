import { Alert, Button } from 'antd';
import FileClock from 'lucide-react/icons/file-clock';
import { Suspense, useState } from 'react';
import type { Document } from '#features/enablement/documents/schema.ts';
import { DocumentPreview } from '#features/enablement/documents/web/index.tsx';
import { startsFrom } from '#shared/nouns/define-steps.ts';
import { Card } from '#web/components/Card.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatDay } from '#web/region.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { type DocumentRequest, documentRequest } from '../schema.ts';
import { requestSteps } from '../steps.schema.ts';
import { texts as t } from './texts.ts';
import UploadDialog from './UploadDialog.tsx';

export default function RequestShow() {
  return <Record noun={documentRequest}>{(row) => <RequestScreen row={row} />}</Record>;
}

function RequestScreen({ row }: { row: DocumentRequest }) {
  const isCompany = useSession().mode === 'company';
  const mayManage = useCan('document_requests', 'manage') && row.status !== 'canceled';
  const [dialog, setDialog] = useState<'edit' | 'upload' | null>(null);
  const steps = useSteps(requestSteps, row, {
    also: ['documents', 'document_folders'],
    special: {
      approve: row.needs_expiry ? { initial: { valid_until: row.expires_on } } : { inputs: { valid_until: null } },
    },
  });
  const status = documentRequest.fields.status.options.find(({ value }) => value === row.status)!;
  const close = () => setDialog(null);
  return (
    <>
      <RecordPage
        noun={documentRequest}
        row={row}
        editable={false}
        name={row.name}
        status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
        subtitle={
          <>
            {row.partner_id && (
              <Link to={`/partners/show/${row.partner_id}?tab=document_requests`}>{row.partner_name ?? ''}</Link>
            )}
            {row.valid_until && (
              <span>
                {t.expiresOn} {formatDay(row.valid_until)}
              </span>
            )}
          </>
        }
        steps={steps}
        actions={
          mayManage &&
          !isCompany && (
            <Button
              type={startsFrom(requestSteps.steps.remind, row.status) ? 'primary' : 'default'}
              onClick={() => setDialog('upload')}
            >
              {row.document_id ? t.uploadNext : t.upload}
            </Button>
          )
        }
        menu={
          mayManage && isCompany
            ? [
                { key: 'edit', label: t.edit, onClick: () => setDialog('edit') },
                { key: 'upload', label: `${t.uploadFor}…`, onClick: () => setDialog('upload') },
              ]
            : []
        }
        tabs={[{ key: 'document', label: t.document, content: <RequestedFile row={row} /> }]}
        rail={
          <>
            <Facts
              title={t.requestText}
              rows={factsOf(documentRequest.fields, row, 'Request', ['kind', 'due_on', 'valid_until'])}
            />
            <Facts title={t.review} rows={factsOf(documentRequest.fields, row, 'Review')} />
            <Facts title={t.expiry} rows={factsOf(documentRequest.fields, row, 'Expiry')} />
            <Facts
              title={t.latestFile}
              rows={factsOf(documentRequest.fields, row, 'Latest file', [['File', row.file_name]])}
            />
          </>
        }
      />
      <FormDrawer open={dialog === 'edit'} title={t.editTitle} onClose={close}>
        <ResourceForm<DocumentRequest> resource="document_requests" id={row.id} onDone={close} onCancel={close}>
          {(['Request', 'Review', 'Expiry'] as const).map((section) => (
            <FieldInputs key={section} of={documentRequest.fields} section={section} id={row.id} />
          ))}
        </ResourceForm>
      </FormDrawer>
      {dialog === 'upload' && <UploadDialog row={row} onClose={close} />}
    </>
  );
}

function RequestedFile({ row }: { row: DocumentRequest }) {
  const isCompany = useSession().mode === 'company';
  return (
    <>
      <Lapse row={row} />
      {row.status === 'rejected' && row.decision_reason && (
        <Alert type="error" showIcon title={t.reason} description={row.decision_reason} />
      )}
      {row.instructions && (
        <Card title={t.instructions}>
          <p style={{ whiteSpace: 'pre-line' }}>{row.instructions}</p>
        </Card>
      )}
      {row.document_id ? (
        <FilePreview id={row.document_id} version={row.document_version ?? 1} name={row.name} />
      ) : (
        <EmptyState icon={FileClock} title={row.name}>
          {isCompany ? t.nothing : t.nothingPartner}
        </EmptyState>
      )}
    </>
  );
}

/** Warns about what is paused while no valid document exists. */
function Lapse({ row }: { row: DocumentRequest }) {
  const isCompany = useSession().mode === 'company';
  if (!row.lapsed_at || row.status === 'canceled') return null;
  const texts = {
    none: undefined,
    payouts: isCompany ? t.paused : t.pausedPartner,
    entitlements: isCompany ? t.benefits : t.benefitsPartner,
  };
  return <Alert type="warning" showIcon title={t.lapsed} description={texts[row.consequence]} />;
}

/** The file may be in a folder that the reader cannot see; then only its facts are shown. */
function FilePreview({ id, version, name }: { id: string; version: number; name: string }) {
  const document = useOne<Document>('documents', id);
  if (document.isError) return <p className="meta">{t.filed}</p>;
  if (!document.data) return null;
  const { kind, version: latest, file_name } = document.data;
  return (
    <Card title={file_name} actions={<Link to={`/documents/${id}`}>{t.openDocument}</Link>}>
      <Suspense>
        <DocumentPreview id={id} version={Math.min(version, latest)} kind={kind} name={name} />
      </Suspense>
    </Card>
  );
}
