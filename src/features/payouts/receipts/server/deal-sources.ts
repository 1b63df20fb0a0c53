import type { Call } from '#server/call.ts';
import type { Step } from '../explain.ts';

/** A record of another system that a deal belongs to. */
interface DealSource {
  /** "HubSpot". */
  system: string;
  /** The record as people find it there: "Deal 1234". */
  record: string;
  /** The deal was won there, and not here. */
  is_won_there: boolean;
}

type Read = (call: Call, opportunity_id: string) => Promise<readonly DealSource[]>;

const declared = new Map<string, Read>();

/** Lets a feature of a higher layer name the records of other systems in breakdowns. @returns the key, for its declaration */
export function defineDealSources(key: string, read: Read): string {
  if (declared.has(key)) throw new Error(`Two features declare the deal sources "${key}".`);
  declared.set(key, read);
  return key;
}

/** The steps of a breakdown that name the records of other systems, for the company only. */
export async function sourceSteps(call: Call, opportunity_id: string | null): Promise<Step[]> {
  if (!opportunity_id) return [];
  const steps: Step[] = [];
  for (const read of declared.values())
    for (const { system, record, is_won_there } of await read(call, opportunity_id))
      steps.push({
        title: `Record in ${system}`,
        detail: is_won_there ? `${record} was won in ${system}.` : `${record} in ${system} is this deal.`,
      });
  return steps;
}
