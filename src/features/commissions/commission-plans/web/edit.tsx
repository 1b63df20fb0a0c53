import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { App, Button } from 'antd';
import Pencil from 'lucide-react/icons/pencil';
import { lazy, Suspense, useState } from 'react';
import { AutosaveText } from '#web/components/AutosaveText.tsx';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useUndoable } from '#web/components/useUndoable.tsx';
import { Refusals, useRefusals } from '#web/inputs/refusal.tsx';
import { useParam } from '#web/params.ts';
import { api } from '#web/requests/api.ts';
import { useOne, useRemove, useWrite } from '#web/resource/data/useResource.ts';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import type { Search } from '#web/search.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import { describePlan } from '../describe.ts';
import type { PlanVocabulary } from '../responses.ts';
import type { CommissionPlan, PlanVersion } from '../schema.ts';
import { validatePlan } from '../validate.ts';
import { Editor } from './editor/Editor.tsx';
import { useDraft } from './editor/useDraft.ts';
import { usePlanMenu } from './PlanMenu.tsx';
import { audienceText, hasAudience, phaseOf, planPhase, todayIn, versionOnDay } from './phase.ts';
import { Assignments } from './publishing/Assignments.tsx';
import { History } from './publishing/History.tsx';
import { VersionText } from './publishing/VersionText.tsx';
import { texts } from './texts.ts';
import { WhatIfResult } from './trial/WhatIf.tsx';
import { useReading, useVocabulary } from './vocabulary.ts';

const PublishDialog = lazy(() => import('./publishing/PublishDialog.tsx'));

const both = ['commission_plans', 'plan_assignments'];

/** A structure: its draft for editing or a version for reading, its assignments, and its history. */
export default function PlanScreen() {
  const id = useParam('id');
  const plan = useOne<CommissionPlan>('commission_plans', id);
  const vocabulary = useVocabulary();
  return <Loaded query={plan}>{(row) => <PlanOf plan={row} vocabulary={vocabulary} />}</Loaded>;
}

/** Shows the version in the address, else the draft, else the one in force. */
function PlanOf({ plan, vocabulary }: { plan: CommissionPlan; vocabulary: UseQueryResult<PlanVocabulary> }) {
  const { version: versionInAddress } = useSearch({ strict: false }) as Search;
  const mayManage = useCan('plan_versions', 'manage') && !plan.archived_at;
  const today = useToday();
  const shown =
    typeof versionInAddress === 'string'
      ? versionInAddress
      : ((mayManage ? plan.draft_id : null) ?? versionOnDay(plan, today).id ?? plan.draft_id ?? undefined);
  const version = useOne<PlanVersion>('plan_versions', shown);
  return (
    <Loaded query={vocabulary}>
      {(words) => {
        if (!shown) return <Reading plan={plan} vocabulary={words} version={null} />;
        return (
          <Loaded query={version}>
            {(row) => {
              const Side = row.state === 'draft' && mayManage ? Writing : Reading;
              return <Side key={row.id} plan={plan} vocabulary={words} version={row} />;
            }}
          </Loaded>
        );
      }}
    </Loaded>
  );
}

interface SideProps<V> {
  plan: CommissionPlan;
  vocabulary: PlanVocabulary;
  version: V;
}

function Writing({ plan, vocabulary, version }: SideProps<PlanVersion>) {
  const draft = useDraft(version);
  const reading = useReading(vocabulary);
  const navigate = useNavigate();
  const undoable = useUndoable();
  const [isPublishing, setPublishing] = useState(false);
  const today = useToday();
  const discard = useRemove('plan_versions', both);
  const menu = usePlanMenu(plan, [
    {
      key: 'discard',
      label: texts.discardDraft,
      danger: true,
      onClick: () => {
        void navigate({ to: '/commissions/structure' });
        undoable({ text: texts.draftOfDiscarded(plan.name), run: () => discard.mutateAsync(version.id) });
      },
    },
  ]);
  const { message } = App.useApp();
  const { refusals, firstRefused } = useRefusals();
  const prepare = async () => {
    await draft.flush();
    return draft.row_version();
  };
  return (
    <>
      <DetailPage
        name={plan.name}
        status={<StatusTag tone="gray">{texts.draftOfVersion(version.version)}</StatusTag>}
        subtitle={<Subtitle plan={plan} today={today} />}
        actions={
          <>
            <AutosaveText state={draft.state} />
            <Button
              type="primary"
              onClick={() => {
                const refused = firstRefused();
                if (refused) return void message.error(refused);
                // The dialog compares saved versions, so the latest edits are saved first.
                void draft.flush().then(
                  () => setPublishing(true),
                  () => {},
                );
              }}
            >
              {texts.publish}
            </Button>
          </>
        }
        menu={menu.items}
        tabs={[
          {
            key: 'rules',
            label: texts.rules,
            content: (
              <Refusals value={refusals}>
                <Editor version={version} vocabulary={vocabulary} draft={draft} />
              </Refusals>
            ),
          },
          { key: 'what-if', label: texts.whatIf, content: <WhatIfCard version_id={version.id} /> },
          { key: 'partners', label: texts.assignments, content: <Assignments plan={plan} today={today} /> },
          {
            key: 'history',
            label: texts.versions,
            count: plan.version_count,
            content: <History plan={plan} today={today} />,
          },
        ]}
      />
      {menu.dialog}
      {isPublishing && (
        <Suspense>
          <PublishDialog
            plan={plan}
            version={version}
            problems={validatePlan(draft.definition)}
            titles={describePlan(draft.definition, reading).rules.map(({ title }) => title)}
            today={today}
            prepare={prepare}
            onClose={() => setPublishing(false)}
            onPublished={() => setPublishing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function Reading({ plan, vocabulary, version }: SideProps<PlanVersion | null>) {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const today = useToday();
  const mayManage = useCan('plan_versions', 'manage') && !plan.archived_at;
  const reading = useReading(vocabulary);
  const menu = usePlanMenu(plan, []);
  const start = useWrite<string | undefined, PlanVersion>(
    'plan_versions',
    (version_id) =>
      api<PlanVersion>(`commission_plans/${plan.id}/draft`, { method: 'POST', body: version_id ? { version_id } : {} }),
    both,
  );
  const begin = (version_id?: string) =>
    start.mutateAsync(version_id).then(
      () => navigate({ to: '/commissions/structure/edit/$id', params: { id: plan.id }, search: {} as never }),
      (error: Error) => message.error(error.message),
    );
  const phase = version ? phaseOf(version, today) : planPhase(plan, today);
  return (
    <>
      <DetailPage
        record={{ resource: 'commission_plans', id: plan.id }}
        state
        name={plan.name}
        status={
          <>
            <StatusTag tone={plan.archived_at ? 'gray' : phase.tone}>
              {plan.archived_at ? texts.archivedText : phase.label}
            </StatusTag>
            {version && version.state !== 'draft' && !plan.archived_at && !hasAudience(plan.assignments, today) && (
              <StatusTag tone="amber">{texts.notAssigned}</StatusTag>
            )}
          </>
        }
        subtitle={<Subtitle plan={plan} today={today} />}
        actions={
          mayManage &&
          (plan.draft_id ? (
            <Link to={`/commissions/structure/edit/${plan.id}`}>
              <Button icon={<Pencil size={16} />} tabIndex={-1}>
                {texts.openDraft}
              </Button>
            </Link>
          ) : (
            <Button icon={<Pencil size={16} />} loading={start.isPending} onClick={() => begin()}>
              {texts.editStructure}
            </Button>
          ))
        }
        menu={menu.items}
        tabs={[
          {
            key: 'rules',
            label: texts.rules,
            content: version ? (
              <VersionText version={version} vocabulary={vocabulary} reading={reading} today={today} />
            ) : (
              <NoVersion />
            ),
          },
          ...(version
            ? [{ key: 'what-if', label: texts.whatIf, content: <WhatIfCard version_id={version.id} /> }]
            : []),
          { key: 'partners', label: texts.assignments, content: <Assignments plan={plan} today={today} /> },
          {
            key: 'history',
            label: texts.versions,
            count: plan.version_count,
            content: (
              <History plan={plan} today={today} onStartFrom={mayManage && !plan.draft_id ? begin : undefined} />
            ),
          },
        ]}
      />
      {menu.dialog}
    </>
  );
}

function WhatIfCard({ version_id }: { version_id: string }) {
  return (
    <div style={{ maxWidth: 860 }}>
      <Card title={texts.whatPastDealsWouldHaveEarned}>
        <WhatIfResult version_id={version_id} />
      </Card>
    </div>
  );
}

function NoVersion() {
  return <Card>{texts.draftWasDiscardedBeforeAnythingWas}</Card>;
}

function Subtitle({ plan, today }: { plan: CommissionPlan; today: string }) {
  return (
    <>
      <span>{audienceText(plan.assignments, today)}</span>
      {plan.description && <span>{plan.description}</span>}
    </>
  );
}

function useToday(): string {
  return todayIn(useSession().config.timezone);
}
