import type { StageOfType } from '#features/deals/opportunity-types/schema.ts';
import type { Opportunity } from '../../schema.ts';

export type Stage = Pick<StageOfType, 'id' | 'name' | 'category' | 'color'>;

export type Deal = Pick<Opportunity, 'id' | 'name' | 'status' | 'stage_id' | 'opened_on' | 'row_version'>;

export interface StageMoveInProgress {
  deal: Deal;
  stage: Stage;
  /** Puts the screen back when the move is canceled or refused. */
  undo?: () => void;
}
