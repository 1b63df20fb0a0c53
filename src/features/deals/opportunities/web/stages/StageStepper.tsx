import { Button } from 'antd';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { OpportunityType, StageOfType } from '#features/deals/opportunity-types/schema.ts';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useNarrow } from '#web/interaction/useNarrow.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import type { Opportunity } from '../../schema.ts';
import css from './stepper.module.css';
import { texts } from './texts.ts';
import { canMove, useDealMove } from './useMove.tsx';

/** The pipeline of the deal as steps; a click moves it. On a phone, a menu. */
export function StageStepper({ deal, readOnly }: { deal: Opportunity; readOnly: boolean }) {
  const type = useOne<OpportunityType>('opportunity_types', deal.type_id);
  const { move, dialog } = useDealMove();
  const narrow = useNarrow();
  const stages = type.data?.stages ?? [];
  const go = (stage: StageOfType) => move({ deal, stage });
  const blocked = (stage: StageOfType) => readOnly || !!deal.archived_at || !canMove(deal, stage);

  // Never a deal without stages: it would look as if it could not be moved.
  if (type.error && !type.data)
    return (
      <div className={css.band} role="alert">
        <StatusTag color={deal.stage_color}>{deal.stage_name}</StatusTag>{' '}
        <span className="meta">{texts.stagesCouldNotBeLoaded}</span>{' '}
        <Button size="small" loading={type.isFetching} onClick={() => type.refetch()}>
          {texts.tryAgain}
        </Button>
      </div>
    );
  return (
    <div className={css.band}>
      {narrow ? (
        <DropMenu
          current={deal.stage_id}
          items={stages.map((stage) => ({
            key: stage.id,
            label: <StatusTag color={stage.color}>{stage.name}</StatusTag>,
            disabled: blocked(stage),
            onClick: () => go(stage),
          }))}
        >
          <button type="button" className={css.menu} disabled={readOnly || !!deal.archived_at}>
            <span className="meta">{texts.stage}</span>
            <StatusTag color={deal.stage_color}>{deal.stage_name}</StatusTag>
            <ChevronDown size={16} aria-hidden="true" />
          </button>
        </DropMenu>
      ) : (
        <ol className={css.steps} aria-label={texts.stage}>
          {stages.map((stage, index) => (
            <li key={stage.id} data-kind={stage.category} data-state={stateOf(stages, index, deal)}>
              <button
                type="button"
                aria-current={stage.id === deal.stage_id ? 'step' : undefined}
                disabled={blocked(stage) || stage.id === deal.stage_id}
                title={stage.id === deal.stage_id ? texts.currentStage : texts.moveToName(stage.name)}
                onClick={() => go(stage)}
              >
                {stateOf(stages, index, deal) === 'done' && <Check size={14} aria-hidden="true" />}
                <span>{stage.name}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {dialog}
    </div>
  );
}

/** Behind, at, or still before the deal; a won deal has passed all open stages. */
function stateOf(stages: readonly StageOfType[], index: number, deal: Opportunity): 'done' | 'now' | 'next' {
  const at = stages.findIndex(({ id }) => id === deal.stage_id);
  if (index === at) return 'now';
  if (stages[index]!.category !== 'open') return 'next';
  return deal.status === 'won' || (deal.status === 'open' && index < at) ? 'done' : 'next';
}
