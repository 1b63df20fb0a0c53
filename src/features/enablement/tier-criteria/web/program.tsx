import { useNavigate } from '@tanstack/react-router';
import { App, Button, Flex } from 'antd';
import Medal from 'lucide-react/icons/medal';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useCreate, useWrite } from '#web/resource/data/useResource.ts';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useCan } from '#web/session/session.tsx';
import { standingFields, type TierProgram, type TierStanding } from '../schema.ts';
import { useOpenMoves, usePrograms } from './data.ts';
import { Requirements } from './Requirements.tsx';
import { texts as t } from './texts.ts';

const columns = columnsOf<TierStanding, typeof standingFields>(standingFields, ['partner_id', 'tier_id', 'state']);
const filters = filtersOf(standingFields, ['state', 'tier_id', 'grace_until', 'risk_on']);

const decisions = '/partners/tier-program/decisions';

/** The published requirements, and the standings of all partners. */
export default function TierProgramScreen() {
  const { isLoaded, published, draft } = usePrograms();
  const mayManage = useCan('tier_programs', 'manage');
  const mayDecide = useCan('tier_moves', 'view');
  const open = useOpenMoves() ?? 0;
  const navigate = useNavigate();
  const sayFailure = useErrorMessage();
  const { message } = App.useApp();
  const create = useCreate<TierProgram>('tier_programs');
  const evaluate = useWrite<null, void>('tier_standings', () =>
    api('tier_standings/evaluate', { method: 'POST', body: {} }),
  );
  const edit = ({ id }: { id: string }) => navigate({ to: `/partners/tier-program/edit/${id}` });
  if (!isLoaded) return <PageSkeleton />;
  const openDraft = () => (draft ? edit(draft) : create.mutate({}, { onSuccess: edit, onError: sayFailure }));
  const draftButton = mayManage && (
    <Button type={published ? 'default' : 'primary'} onClick={openDraft} loading={create.isPending}>
      {draft ? t.editDraft : t.createDraft}
    </Button>
  );
  return (
    <>
      <PageHeader title={t.program}>
        {published && mayManage && (
          <Button
            loading={evaluate.isPending}
            onClick={() =>
              evaluate.mutate(null, {
                onSuccess: () => void message.info(t.evaluating),
                onError: sayFailure,
              })
            }
          >
            {t.evaluate}
          </Button>
        )}
        {published && draftButton}
        {published && mayDecide && (
          <Button type={open ? 'primary' : 'default'} onClick={() => navigate({ to: decisions })}>
            {t.decisionsOpen(open)}
          </Button>
        )}
      </PageHeader>
      {published ? (
        <Flex vertical gap={16}>
          <Requirements />
          <ResourceList<TierStanding>
            resource="tier_standings"
            words={['partner', 'partners']}
            columns={columns}
            filters={filters}
            to={({ partner_id }) => `/partners/show/${partner_id}?tab=tier`}
            savedViews={false}
            empty={{ icon: Medal, text: t.standingsText }}
          />
        </Flex>
      ) : (
        <EmptyState icon={Medal} title={t.noProgram} actions={draftButton}>
          {t.noProgramText}
        </EmptyState>
      )}
    </>
  );
}
