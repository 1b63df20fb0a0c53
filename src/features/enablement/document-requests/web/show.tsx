import { Alert, Button } from 'antd';
import FileClock from 'lucide-react/icons/file-clock';
import { Suspense, useState } from 'react';
import type { Document } from '#features/enablement/documents/schema.ts';
import { DocumentPreview } from '#features/enablement/documents/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { formatDay } from '#web/region.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSession } from '#web/session.tsx';
import { type DocumentRequest, documentRequest } from '../schema.ts';
import { RequestDialog } from './RequestDialog.tsx';
import { texts as t } from './texts.ts';
import { useRequestActions } from './useRequestActions.ts';

const words = changesOf(documentRequest.fields);

export default function RequestShow() {
  const request = useOne<DocumentRequest>('document_requests', useParam('id'));
  return <Loaded query={request}>{(row) => <RequestScreen row={row} />}</Loaded>;
}

function RequestScreen({ row }: { row: DocumentRequest }) {
  const isCompany = useSession().mode === 'company';
  const [dialog, setDialog] = useState<string | null>(null);
  const { primary, menu } = useRequestActions(row, setDialog);
  const status = documentRequest.fields.status.options.find(({ value }) => value === row.status)!;
  const close = () => setDialog(null);
  return (
    <>
      <DetailPage
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
        actions={primary.map(({ label, onClick, isMain }) => (
          <Button key={label} type={isMain ? 'primary' : 'default'} onClick={onClick}>
            {label}
          </Button>
        ))}
        menu={menu.length > 0 ? menu : undefined}
        tabs={[
          { key: 'document', label: t.document, content: <RequestedFile row={row} /> },
          ...(isCompany
            ? [
                {
                  key: 'history',
                  label: t.history,
                  content: <AuditTimeline table="document_requests" id={row.id} {...words} />,
                },
              ]
            : []),
        ]}
        rail={
          <>
            <Facts
              title="Request"
              rows={factsOf(documentRequest.fields, row, 'Request', ['kind', 'due_on', 'valid_until'])}
            />
            <Facts title="Review" rows={factsOf(documentRequest.fields, row, 'Review')} />
            <Facts title="Expiry" rows={factsOf(documentRequest.fields, row, 'Expiry')} />
            <Facts
              title="Latest file"
              rows={factsOf(documentRequest.fields, row, 'Latest file', [['File', row.file_name]])}
            />
          </>
        }
      />
      <FormDrawer open={dialog === 'edit'} title={t.editTitle} onClose={close}>
        <ResourceForm<DocumentRequest> resource="document_requests" id={row.id} onDone={close} onCancel={close}>
          {['Request', 'Review', 'Expiry'].map((section) => (
            <FieldInputs key={section} of={documentRequest.fields} section={section} id={row.id} />
          ))}
        </ResourceForm>
      </FormDrawer>
      {dialog && dialog !== 'edit' && <RequestDialog row={row} what={dialog} onClose={close} />}
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
