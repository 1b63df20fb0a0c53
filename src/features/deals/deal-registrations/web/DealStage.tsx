import { StatusTag } from '#web/components/StatusTag.tsx';
import type { DealRegistrationForPartner } from '../schema.ts';

/** Where the deal of a claim is: an archived one goes nowhere, whatever its stage. */
export function DealStage({ row }: { row: DealRegistrationForPartner }) {
  if (row.opportunity_archived_at) return <StatusTag>Archived</StatusTag>;
  return <StatusTag colour={row.opportunity_stage_colour}>{row.opportunity_stage_name}</StatusTag>;
}
