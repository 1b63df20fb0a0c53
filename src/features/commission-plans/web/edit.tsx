import { useNavigate, useSearch } from '@tanstack/react-router';
import { App, Button, Form, Input, type MenuProps, Modal } from 'antd';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useUndoable } from '#web/components/useUndoable.tsx';
import { useParam } from '#web/params.ts';
import { DetailPage, Loaded } from '#web/resource/DetailPage.tsx';
import { useOne, useRemove, useUpdate, useWrite } from '#web/resource/useResource.ts';
import type { Search } from '#web/search.ts';
import { useCan, useSession } from '#web/session.tsx';
import type { PlanVocabulary } from '../answers.ts';
import { describePlan, planHeadline } from '../describe.ts';
import type { CommissionPlan, PlanVersion } from '../schema.ts';
import { validatePlan } from '../validate.ts';
import { Assignments } from './Assignments.tsx';
import { AutosaveText, Editor } from './Editor.tsx';
import { EditorProvider } from './editor.ts';
import { History } from './History.tsx';
import css from './PlanEditor.module.css';
import { PublishDialog } from './PublishDialog.tsx';
import { audienceText, hasAudience, phaseOf, planPhase, span, todayIn } from './phase.ts';
import { useDraft } from './useDraft.ts';
import { useReading, useVocabulary } from './vocabulary.ts';
import { WhatIfResult } from './WhatIf.tsx';
import { Words } from './Words.tsx';
import { WorkedExample } from './WorkedExample.tsx';

const both = ['commission_plans', 'plan_assignments'];

/** A structure: its draft to write, or a version of it to read; who gets it; its history. */
export default function PlanScreen() {
  const id = useParam('id');
  const plan = useOne<CommissionPlan>('commission_plans', id);
  const vocabulary = useVocabulary();
  return (
    <Loaded query={plan}>
      {(row) => <Loaded query={vocabulary}>{(words) => <PlanOf plan={row} vocabulary={words} />}</Loaded>}
    </Loaded>
  );
}

/** The version in the address, else the draft, else the latest. */
function PlanOf({ plan, vocabulary }: { plan: CommissionPlan; vocabulary: PlanVocabulary }) {
  const { version: asked } = useSearch({ strict: false }) as Search;
  const mayManage = useCan('plan_versions', 'manage') && !plan.archived_at;
  const shown =
    typeof asked === 'string'
      ? asked
      : ((mayManage ? plan.draft_id : null) ?? plan.published_id ?? plan.draft_id ?? undefined);
  const version = useOne<PlanVersion>('plan_versions', shown);
  if (!shown) return <Reading plan={plan} vocabulary={vocabulary} version={null} />;
  return (
    <Loaded query={version}>
      {(row) =>
        row.state === 'draft' && mayManage ? (
          <Writing key={row.id} plan={plan} vocabulary={vocabulary} version={row} />
        ) : (
          <Reading key={row.id} plan={plan} vocabulary={vocabulary} version={row} />
        )
      }
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
      label: 'Discard draft',
      danger: true,
      onClick: () => {
        void navigate({ to: '/commissions/structure' });
        undoable({ text: `Draft of ${plan.name} discarded`, run: () => discard.mutateAsync(version.id) });
      },
    },
  ]);
  const prepare = async () => {
    await draft.flush();
    return draft.row_version();
  };
  return (
    <>
      <DetailPage
        name={plan.name}
        status={<StatusTag tone="grey">{`Draft of version ${version.version}`}</StatusTag>}
        subtitle={<Subtitle plan={plan} today={today} />}
        actions={
          <>
            <AutosaveText
              state={draft.state}
              failure={draft.failure}
              onRetry={draft.theirs ? undefined : () => void draft.flush().catch(() => {})}
            />
            <Button
              type="primary"
              onClick={() => {
                // The dialog compares what is saved, so the last keystrokes go first.
                void draft.flush().then(
                  () => setPublishing(true),
                  () => {},
                );
              }}
            >
              Publish…
            </Button>
          </>
        }
        menu={menu.items}
        tabs={[
          { key: 'rules', label: 'Rules', content: <Editor version={version} vocabulary={vocabulary} draft={draft} /> },
          { key: 'what-if', label: 'What if', content: <WhatIfCard version_id={version.id} /> },
          { key: 'partners', label: 'Who gets it', content: <Assignments plan={plan} today={today} /> },
          {
            key: 'history',
            label: 'Versions',
            count: plan.version_count,
            content: <History plan={plan} today={today} />,
          },
        ]}
      />
      {menu.dialog}
      {isPublishing && (
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
        name={plan.name}
        status={
          <>
            <StatusTag tone={plan.archived_at ? 'grey' : phase.tone}>
              {plan.archived_at ? 'Archived' : phase.label}
            </StatusTag>
            {version && version.state !== 'draft' && !plan.archived_at && !hasAudience(plan.assignments, today) && (
              <StatusTag tone="amber">Nobody gets it</StatusTag>
            )}
          </>
        }
        subtitle={<Subtitle plan={plan} today={today} />}
        actions={
          mayManage &&
          (plan.draft_id ? (
            <Link to={`/commissions/structure/edit/${plan.id}`}>
              <Button icon={<Pencil size={16} />} tabIndex={-1}>
                Open the draft
              </Button>
            </Link>
          ) : (
            <Button icon={<Pencil size={16} />} loading={start.isPending} onClick={() => begin()}>
              Change it
            </Button>
          ))
        }
        menu={menu.items}
        tabs={[
          {
            key: 'rules',
            label: 'Rules',
            content: version ? (
              <VersionText version={version} vocabulary={vocabulary} reading={reading} today={today} />
            ) : (
              <NoVersion />
            ),
          },
          ...(version ? [{ key: 'what-if', label: 'What if', content: <WhatIfCard version_id={version.id} /> }] : []),
          { key: 'partners', label: 'Who gets it', content: <Assignments plan={plan} today={today} /> },
          {
            key: 'history',
            label: 'Versions',
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

interface VersionTextProps {
  version: PlanVersion;
  vocabulary: PlanVocabulary;
  reading: ReturnType<typeof useReading>;
  today: string;
}

/** A version to read: what it says, an example, and the facts of its publication. */
function VersionText({ version, vocabulary, reading, today }: VersionTextProps) {
  const { definition } = version;
  return (
    <EditorProvider value={{ version_id: version.id, vocabulary, reading, definition }}>
      <div className={css.editor}>
        <Card title={planHeadline(definition, reading)}>
          <Words definition={definition} reading={reading} />
        </Card>
        <div className={css.preview}>
          <Card>
            <Facts
              rows={[
                ['Version', `${version.version}, ${phaseOf(version, today).label.toLowerCase()}`],
                ['Counts', version.state === 'draft' ? null : span(version)],
                ['Published by', version.state === 'draft' ? null : (version.published_by_name ?? 'Tandem')],
                ['For partners', version.note],
              ]}
            />
          </Card>
          <WorkedExample definition={definition} />
        </div>
      </div>
    </EditorProvider>
  );
}

function WhatIfCard({ version_id }: { version_id: string }) {
  return (
    <div style={{ maxWidth: 860 }}>
      <Card title="What your past deals would have earned by this version">
        <WhatIfResult version_id={version_id} />
      </Card>
    </div>
  );
}

function NoVersion() {
  return <Card>The draft was discarded before anything was published. Choose “Change it” to start again.</Card>;
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

/** Rename, archive, restore: the same on every version. */
function usePlanMenu(plan: CommissionPlan, first: NonNullable<MenuProps['items']>) {
  const mayManage = useCan('commission_plans', 'manage');
  const navigate = useNavigate();
  const undoable = useUndoable();
  const { message } = App.useApp();
  const [isRenaming, setRenaming] = useState(false);
  const archive = useRemove('commission_plans', ['plan_versions', 'plan_assignments']);
  const restore = useWrite<void, CommissionPlan>('commission_plans', () =>
    api(`commission_plans/${plan.id}/restore`, { method: 'POST', body: {} }),
  );
  if (!mayManage) return { items: undefined, dialog: null };
  const items: MenuProps['items'] = [
    { key: 'rename', label: 'Name and description…', onClick: () => setRenaming(true) },
    ...first,
    plan.archived_at
      ? {
          key: 'restore',
          label: 'Restore',
          onClick: () => void restore.mutateAsync().catch((error: Error) => message.error(error.message)),
        }
      : {
          key: 'archive',
          label: 'Archive',
          danger: true,
          onClick: () => {
            void navigate({ to: '/commissions/structure' });
            undoable({ text: `${plan.name} archived`, run: () => archive.mutateAsync(plan.id) });
          },
        },
  ];
  return { items, dialog: isRenaming ? <Rename plan={plan} onClose={() => setRenaming(false)} /> : null };
}

function Rename({ plan, onClose }: { plan: CommissionPlan; onClose: () => void }) {
  const update = useUpdate<CommissionPlan>('commission_plans');
  const [form] = Form.useForm<{ name: string; description: string }>();
  const save = async ({ name, description }: { name: string; description?: string }) => {
    try {
      await update.mutateAsync({
        id: plan.id,
        values: { name: name.trim(), description: description?.trim() || null },
        row_version: plan.row_version,
      });
      onClose();
    } catch (error) {
      form.setFields([{ name: 'name', errors: [(error as Error).message] }]);
    }
  };
  return (
    <Modal
      open
      title="Name and description"
      okText="Save"
      onCancel={onClose}
      onOk={() => form.submit()}
      confirmLoading={update.isPending}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ name: plan.name, description: plan.description ?? '' }}
        onFinish={save}
      >
        <Form.Item name="name" label="Name" rules={[{ required: true, whitespace: true, message: 'Name is required' }]}>
          <Input maxLength={200} autoComplete="off" />
        </Form.Item>
        <Form.Item name="description" label="Description">
          <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 8 }} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
