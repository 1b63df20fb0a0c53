import { StatusTag } from '#web/components/StatusTag.tsx';
import type { DealRegistrationForPartner } from '../../schema.ts';
import { texts } from './texts.ts';

/** The stage of a registration's deal, or that the deal is archived. */
export function DealStage({ row }: { row: DealRegistrationForPartner }) {
  if (row.opportunity_archived_at) return <StatusTag>{texts.archived}</StatusTag>;
  return <StatusTag color={row.opportunity_stage_color}>{row.opportunity_stage_name}</StatusTag>;
}
