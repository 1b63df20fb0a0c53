import { useNavigate } from '@tanstack/react-router';
import { App, Form, Input } from 'antd';
import { useState } from 'react';
import type { MenuEntry } from '#web/components/DropMenu.tsx';
import { useUndoable } from '#web/components/useUndoable.tsx';
import { api } from '#web/requests/api.ts';
import { useRemove, useUpdate, useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import type { CommissionPlan } from '../schema.ts';
import { planSteps } from '../steps.schema.ts';
import { texts } from './texts.ts';

/** The menu to rename, archive and restore, equal on every version. */
export function usePlanMenu(plan: CommissionPlan, first: readonly MenuEntry[]) {
  const mayManage = useCan('commission_plans', 'manage');
  const navigate = useNavigate();
  const undoable = useUndoable();
  const { message } = App.useApp();
  const [isRenaming, setRenaming] = useState(false);
  const archive = useRemove('commission_plans', ['plan_versions', 'plan_assignments']);
  const steps = useSteps(planSteps, plan);
  const create = useWrite<string, CommissionPlan>('commission_plans', (name) =>
    api('commission_plans', { method: 'POST', body: { name, copy_of: plan.id } }),
  );
  const duplicate = async () => {
    try {
      const copy = await create.mutateAsync(`${plan.name} (copy ${new Date().toISOString().slice(0, 10)})`);
      await navigate({ to: '/commissions/structure/edit/$id', params: { id: copy.id } });
    } catch (error) {
      message.error((error as Error).message);
    }
  };
  if (!mayManage) return { items: undefined, dialog: null };
  const items: MenuEntry[] = [
    { key: 'rename', label: texts.nameAndDescription, onClick: () => setRenaming(true) },
    { key: 'duplicate', label: texts.duplicate, onClick: () => void duplicate() },
    ...first,
    ...steps.menu,
    ...(plan.archived_at
      ? []
      : [
          {
            key: 'archive',
            label: texts.archive,
            danger: true,
            onClick: () => {
              void navigate({ to: '/commissions/structure' });
              undoable({ text: texts.archived(plan.name), run: () => archive.mutateAsync(plan.id) });
            },
          },
        ]),
  ];
  return { items, dialog: isRenaming ? <Rename plan={plan} onClose={() => setRenaming(false)} /> : steps.dialog };
}

function Rename({ plan, onClose }: { plan: CommissionPlan; onClose: () => void }) {
  const update = useUpdate<CommissionPlan>('commission_plans');
  const save = ({ name, description }: { name: string; description?: string }) =>
    update.mutateAsync({
      id: plan.id,
      values: { name: name.trim(), description: description?.trim() || null },
      row_version: plan.row_version,
    });
  return (
    <ActionDialog
      title={texts.nameAndDescriptionText}
      action={texts.save}
      initial={{ name: plan.name, description: plan.description ?? '' }}
      onSubmit={save}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={texts.name}
        rules={[{ required: true, whitespace: true, message: texts.nameIsRequired }]}
      >
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
      <Form.Item name="description" label={texts.description}>
        <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
    </ActionDialog>
  );
}
