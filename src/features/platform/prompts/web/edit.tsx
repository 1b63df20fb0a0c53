import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { Suspense, useState } from 'react';
import { OperatorLog } from '#features/platform/superadmin/web/index.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { hasUnsaved } from '#web/interaction/unsaved.ts';
import { useParam } from '#web/params.ts';
import { api, apiAll } from '#web/requests/api.ts';
import { useOne, useWrite } from '#web/resource/data/useResource.ts';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import type { Prompt, PromptVersion } from '../schema.ts';
import { DraftEditor } from './DraftEditor.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { texts } from './texts.ts';
import { Versions } from './Versions.tsx';

export default function PromptScreen() {
  const id = useParam('id');
  const prompt = useOne<Prompt>('prompts', id);
  const versions = useQuery({
    queryKey: ['prompts', id, 'versions'],
    queryFn: ({ signal }) => apiAll<PromptVersion>(`prompts/${id}/versions`, { signal }),
  });
  return (
    <Loaded query={prompt}>
      {(row) => <Loaded query={versions}>{(list) => <PromptPage row={row} versions={list} />}</Loaded>}
    </Loaded>
  );
}

function PromptPage({ row, versions }: { row: Prompt; versions: PromptVersion[] }) {
  const { message } = App.useApp();
  const [publishing, setPublishing] = useState<PromptVersion | null>(null);
  const newest = versions[0]!;
  const begin = useWrite<void, PromptVersion>('prompts', () =>
    api(`prompts/${row.id}/draft`, { method: 'PUT', body: {} }),
  );
  const isDraft = newest.state === 'draft';
  return (
    <>
      <DetailPage
        name={row.key}
        status={
          <>
            {row.published_number && (
              <StatusTag tone="green">{texts.versionIsPublished(row.published_number)}</StatusTag>
            )}
            {isDraft && <StatusTag tone="blue">{texts.versionDraft(newest.number)}</StatusTag>}
          </>
        }
        subtitle={<span>{row.description}</span>}
        actions={
          isDraft ? (
            <Button
              type="primary"
              onClick={() =>
                hasUnsaved() ? message.warning(texts.saveDraftFirstOnlySavedChanges) : setPublishing(newest)
              }
            >
              {texts.publish}
            </Button>
          ) : (
            <Button
              type="primary"
              loading={begin.isPending}
              onClick={() => begin.mutateAsync().catch((error: Error) => void message.error(error.message))}
            >
              {texts.createNewVersion}
            </Button>
          )
        }
        tabs={[
          {
            key: 'words',
            label: isDraft ? texts.draft : texts.content,
            content: <DraftEditor key={newest.id} prompt_id={row.id} version={newest} />,
          },
          {
            key: 'versions',
            label: texts.versions,
            count: versions.length,
            content: <Versions versions={versions} onRollBack={setPublishing} />,
          },
          {
            key: 'history',
            label: texts.history,
            content: (
              <Suspense fallback={<PageSkeleton />}>
                <OperatorLog filter={{ ref_table: 'prompts', ref_id: row.id }} />
              </Suspense>
            ),
          },
        ]}
      />
      {publishing && <PublishDialog prompt={row} version={publishing} onClose={() => setPublishing(null)} />}
    </>
  );
}
