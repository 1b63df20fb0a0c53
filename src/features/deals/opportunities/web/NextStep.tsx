import { App, Button, Input } from 'antd';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { Refusals, useRefusals } from '#web/inputs/refusal.tsx';
import { useUpdate } from '#web/resource/data/useResource.ts';
import type { Opportunity } from '../schema.ts';
import css from './next.module.css';
import { texts } from './texts.ts';
import { today } from './words.ts';

/** Shows and edits the next step. */
export function NextStep({ deal, mayManage }: { deal: Opportunity; mayManage: boolean }) {
  const { message } = App.useApp();
  const update = useUpdate<Opportunity>('opportunities');
  const [opened, setOpened] = useState<Opportunity | null>(null);
  const [draft, setDraft] = useState<Pick<Opportunity, 'next_step' | 'next_step_on'> | null>(null);
  const isDue = !!deal.next_step_on && deal.next_step_on <= today();

  const { refusals, isRefused } = useRefusals();

  const save = async () => {
    if (isRefused()) return;
    const values = { next_step: draft?.next_step?.trim() || null, next_step_on: draft?.next_step_on ?? null };
    // Other changes to the deal in the meantime are no conflict.
    const isAsOpened = deal.next_step === opened?.next_step && deal.next_step_on === opened.next_step_on;
    try {
      await update.mutateAsync({ id: deal.id, values, row_version: (isAsOpened ? deal : opened)?.row_version });
      setDraft(null);
    } catch (error) {
      message.error((error as Error).message);
    }
  };

  if (draft) {
    return (
      <Card title={texts.nextStep}>
        <div className={css.edit}>
          <Input
            autoFocus
            aria-label={texts.nextStep}
            placeholder={texts.whatHappensNext}
            maxLength={500}
            value={draft.next_step ?? ''}
            onChange={(event) => setDraft({ ...draft, next_step: event.target.value })}
            onPressEnter={save}
          />
          <Refusals value={refusals}>
            <DateInput
              aria-label={texts.dueDate}
              placeholder={texts.dueDate}
              value={draft.next_step_on}
              onChange={(next_step_on) => setDraft({ ...draft, next_step_on })}
            />
          </Refusals>
          <Button type="primary" loading={update.isPending} onClick={save}>
            {texts.save}
          </Button>
          <Button onClick={() => setDraft(null)}>{texts.cancel}</Button>
        </div>
      </Card>
    );
  }
  return (
    <Card
      title={texts.nextStep}
      actions={
        mayManage && (
          <Button
            type="text"
            size="small"
            icon={<Pencil size={14} />}
            aria-label={texts.editNextStep}
            onClick={() => {
              setOpened(deal);
              setDraft({ next_step: deal.next_step, next_step_on: deal.next_step_on });
            }}
          />
        )
      }
    >
      {deal.next_step || deal.next_step_on ? (
        <p>
          {deal.next_step ?? texts.due}{' '}
          {deal.next_step_on && (
            <span className="meta" style={isDue ? { color: 'var(--danger)' } : undefined}>
              <DateText value={deal.next_step_on} />
            </span>
          )}
        </p>
      ) : (
        <p style={{ color: 'var(--text-2)' }}>{texts.noNextStep}</p>
      )}
    </Card>
  );
}
