import { Alert, App, Button } from 'antd';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import {
  initialParticipantStatuses,
  type OpportunityParticipant,
  type ParticipantInput,
  type ParticipantRole,
  type ParticipantStatus,
  participantStatusOptions,
} from '#features/deals/opportunity-participants/schema.ts';
import { nextParticipantStatuses } from '#features/deals/opportunity-participants/steps.schema.ts';
import { newId } from '#shared/ids.ts';
import { Card } from '#web/components/Card.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { Refusals, useRefusals } from '#web/inputs/refusal.tsx';
import { useUnsavedWarning } from '#web/interaction/unsaved.ts';
import { ApiError } from '#web/requests/api.ts';
import { SavedByOthers } from '#web/resource/form/SavedByOthers.tsx';
import { SlotParts } from '#web/slots.tsx';
import { defaultRole } from '../../roles.ts';
import type { Opportunity } from '../../schema.ts';
import { Labeled } from '../Labeled.tsx';
import { AmendmentReason } from '../lines/AmendmentReason.tsx';
import { useContents } from '../lines/useContents.ts';
import css from '../parts.module.css';
import { amendmentEffects } from '../slots.ts';
import { changedByOthers, roleOptions } from '../words.ts';
import { participantShare } from './shares.ts';
import { texts } from './texts.ts';

interface Draft {
  key: string;
  partner_id: string | null;
  role: ParticipantRole;
  weight: number;
  status: ParticipantStatus;
}

interface SplitEditorProps {
  deal: Opportunity;
  parts: readonly OpportunityParticipant[];
  onDone: () => void;
}

/** The whole split at once; the first leads the deal. */
export function SplitEditor({ deal, parts, onDone }: SplitEditorProps) {
  const { message } = App.useApp();
  const contents = useContents(deal);
  const fresh = (): Draft => ({
    key: newId(),
    partner_id: null,
    role: defaultRole[deal.motion ?? 'resale'],
    weight: 1,
    status: 'confirmed',
  });
  const [drafts, setDrafts] = useState<Draft[]>(() =>
    parts.length > 0
      ? parts.map(({ id, partner_id, role, weight, status }) => ({ key: id, partner_id, role, weight, status }))
      : [fresh()],
  );
  const [dirty, setDirty] = useState(false);
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<Record<string, string[]>>({});
  useUnsavedWarning(dirty);
  const isWon = deal.status === 'won';

  const edit = (next: Draft[]) => {
    setDirty(true);
    setDrafts(next);
  };
  const change = (index: number, values: Partial<Draft>) =>
    edit(drafts.map((draft, at) => (at === index ? { ...draft, ...values } : draft)));
  const swap = (index: number, by: 1 | -1) => {
    const next = [...drafts];
    [next[index], next[index + by]] = [next[index + by]!, next[index]!];
    edit(next);
  };

  /**
   * The statuses available: an existing participant keeps its status or takes an allowed next one; a new one takes an
   * initial status.
   */
  const statusesFor = ({ partner_id, role }: Draft) => {
    const stands = parts.find((part) => part.partner_id === partner_id && part.role === role);
    const open = stands
      ? [stands.status, ...nextParticipantStatuses(stands.status, isWon)]
      : initialParticipantStatuses;
    return participantStatusOptions.filter(({ value }) => open.includes(value));
  };
  const place = (index: number, values: Partial<Draft>) => {
    const next = { ...drafts[index]!, ...values };
    const open = statusesFor(next);
    change(index, open.some(({ value }) => value === next.status) ? values : { ...values, status: open[0]!.value });
  };

  const participants = drafts.map(({ key: _key, ...part }) => part as ParticipantInput);
  const isWhole = drafts.every(({ partner_id }) => partner_id);

  const { refusals, isRefused } = useRefusals();
  const save = async (over?: number) => {
    if (isRefused()) return;
    if (!isWhole) return setProblems({ '': [texts.choosePartnerForEveryRow] });
    if (isWon && !reason.trim()) return setProblems({ reason: [texts.enterReasonForAmendment] });
    try {
      if (!(await contents.save({ participants }, reason, over))) return;
      setDirty(false);
      message.success(isWon ? texts.amended : texts.saved);
      onDone();
    } catch (error) {
      setProblems({
        '':
          error instanceof ApiError && error.errors.participants
            ? error.errors.participants.map((text) => texts.partners(text))
            : [(error as Error).message],
      });
    }
  };

  return (
    <Card title={isWon ? texts.amendSplit : texts.partnersAndSplit}>
      <div className={css.entries}>
        {contents.theirs && (
          <SavedByOthers title={changedByOthers} onTheirs={onDone} onMine={() => save(contents.theirs?.row_version)} />
        )}
        {problems[''] && <Alert type="error" showIcon role="alert" title={problems[''].join(' ')} />}
        <Refusals value={refusals}>
          {drafts.map((draft, index) => (
            <div key={draft.key} className={`${css.entry} ${css.partFields}`}>
              <span className={css.order}>
                <button type="button" aria-label={texts.moveUp} disabled={index === 0} onClick={() => swap(index, -1)}>
                  <ChevronUp size={14} />
                </button>
                <button
                  type="button"
                  aria-label={texts.moveDown}
                  disabled={index === drafts.length - 1}
                  onClick={() => swap(index, 1)}
                >
                  <ChevronDown size={14} />
                </button>
              </span>
              <Labeled label={index === 0 ? texts.leadPartner : texts.partner}>
                <ReferenceSelect
                  resource="partners"
                  value={draft.partner_id}
                  onChange={(partner_id) => place(index, { partner_id })}
                  aria-label={texts.partner}
                />
              </Labeled>
              <Labeled label={texts.role}>
                <OptionSelect
                  options={roleOptions}
                  value={draft.role}
                  onChange={(role) => place(index, { role: role as ParticipantRole })}
                  aria-label={texts.role}
                />
              </Labeled>
              <Labeled label={texts.weight}>
                <NumberInput
                  min={1}
                  max={1_000_000}
                  value={draft.weight}
                  onChange={(weight) => change(index, { weight: weight ?? 1 })}
                  aria-label={texts.weight}
                />
              </Labeled>
              <Labeled label={texts.status}>
                <OptionSelect
                  options={statusesFor(draft)}
                  value={draft.status}
                  onChange={(status) => change(index, { status: status as ParticipantStatus })}
                  aria-label={texts.status}
                />
              </Labeled>
              <span className={`${css.share} figures`} title={texts.shareCommissionForThisRole}>
                {participantShare(draft, drafts) ?? '–'}
              </span>
              <Button
                type="text"
                icon={<Trash size={16} />}
                aria-label={texts.removePartner}
                onClick={() => edit(drafts.filter(({ key }) => key !== draft.key))}
              />
            </div>
          ))}
        </Refusals>
        <div className={css.foot}>
          <Button icon={<Plus size={16} />} onClick={() => edit([...drafts, fresh()])}>
            {texts.addPartner}
          </Button>
        </div>
        {isWon && (
          <SlotParts
            slot={amendmentEffects}
            props={{ id: deal.id, amended: dirty && isWhole ? { participants } : null }}
          />
        )}
        {isWon && <AmendmentReason value={reason} onChange={setReason} problem={problems.reason?.[0]} />}
        <div className={css.foot}>
          <Button type="primary" loading={contents.isSaving} onClick={() => save()}>
            {isWon ? texts.amend : texts.save}
          </Button>
          <Button onClick={onDone}>{texts.cancel}</Button>
        </div>
      </div>
    </Card>
  );
}
