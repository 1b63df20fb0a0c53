import { useNavigate } from '@tanstack/react-router';
import { App, Button, Input } from 'antd';
import { useState } from 'react';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useUnsavedWarning } from '#web/interaction/unsaved.ts';
import { ApiError } from '#web/requests/api.ts';
import { useList, useWrite } from '#web/resource/data/useResource.ts';
import { useAttempt } from '#web/resource/form/useAttempt.ts';
import { type CommissionPlan, type TemplateKey, templateKeys } from '../schema.ts';
import { Choices } from './editor/Choices.tsx';
import css from './editor/PlanEditor.module.css';
import { Item } from './editor/problems.tsx';
import { texts as t } from './texts.ts';

type Start = TemplateKey | 'blank';

/** Creating a structure starts with a choice of templates instead of an empty form. */
export default function PlanCreate() {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const [start, setStart] = useState<Start>('referral');
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const post = useAttempt<CommissionPlan>();
  const plans = useList<CommissionPlan>('commission_plans', { start: 0, end: 1000 });
  const name = typed ?? (start === 'blank' ? '' : freeName(t.templates[start].title, plans.data?.rows ?? []));
  const create = useWrite<void, CommissionPlan>('commission_plans', () =>
    post('commission_plans', { name: name.trim(), ...(start !== 'blank' && { template: start }) }),
  );
  const forgetInput = useUnsavedWarning(typed !== null || start !== 'referral');
  const submit = async () => {
    if (!name.trim()) return setProblem(t.nameIsRequired);
    setProblem(null);
    try {
      const plan = await create.mutateAsync();
      forgetInput();
      await navigate({ to: '/commissions/structure/edit/$id', params: { id: plan.id } });
    } catch (error) {
      const taken = error instanceof ApiError ? error.errors.name?.join(' ') : undefined;
      if (taken) setProblem(t.thisName(taken));
      else message.error((error as Error).message);
    }
  };
  return (
    <form
      style={{ maxWidth: 880 }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PageHeader title={t.newIncentiveStructure} />
      <div className={css.column} style={{ gap: 20 }}>
        <p style={{ color: 'var(--text-2)' }}>{t.chooseClosestTemplateYouCanChange}</p>
        <Choices<Start>
          label={t.template}
          value={start}
          onChange={setStart}
          options={[
            ...templateKeys.map((key) => ({ value: key, ...t.templates[key] })),
            { value: 'blank' as const, title: t.blank, text: t.startWithoutRulesAndAddYour },
          ]}
        />
        <div style={{ maxWidth: 420 }}>
          <Item label={t.name}>
            {({ id }) => (
              <>
                <Input
                  id={id}
                  maxLength={200}
                  autoComplete="off"
                  value={name}
                  status={problem ? 'error' : undefined}
                  onChange={({ target }) => setTyped(target.value)}
                />
                {problem && (
                  <div className={css.error} role="alert">
                    {problem}
                  </div>
                )}
              </>
            )}
          </Item>
        </div>
        <div style={{ display: 'flex', gap: 8 }}>
          <Button type="primary" htmlType="submit" loading={create.isPending}>
            {t.createDraft}
          </Button>
          <Button onClick={() => navigate({ to: '/commissions/structure' })}>{t.cancel}</Button>
        </div>
      </div>
    </form>
  );
}

/** "Referral", or "Referral 2" where that is taken. */
function freeName(wanted: string, plans: readonly { name: string }[]): string {
  const taken = new Set(plans.map(({ name }) => name.toLowerCase()));
  let name = wanted;
  for (let n = 2; taken.has(name.toLowerCase()); n += 1) name = `${wanted} ${n}`;
  return name;
}
