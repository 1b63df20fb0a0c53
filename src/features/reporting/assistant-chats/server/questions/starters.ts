import { offeredTools } from '#features/reporting/assistant-proposals/server/service.ts';
import type { Actor } from '#server/call.ts';
import type { Intent } from './intent-patterns.ts';
import { toolOf } from './intents.ts';
import { recordAt } from './records.ts';

/** Questions that are answered, for this person and screen. */
export function suggestionsFor(actor: Pick<Actor, 'mode' | 'permissions'>, about?: string): string[] {
  const offered = new Set<string>(offeredTools(actor).map(({ name }) => name));
  const here = recordAt(about)?.kind;
  const onRecord: readonly (readonly [Intent | null, string])[] =
    here === 'partners'
      ? [
          ['brief', 'Summarize this'],
          ['tier_gap', 'How far is this partner from the next tier?'],
        ]
      : here === 'deal_registrations'
        ? [
            ['brief', 'Summarize this'],
            ['draft_reply', 'Draft a reply to this'],
          ]
        : here === 'commission_lines'
          ? [
              ['explain', 'Explain this'],
              ['why_on_hold', 'Why is this on hold?'],
            ]
          : here
            ? [['brief', 'Summarize this']]
            : [];
  const general: readonly (readonly [Intent | null, string])[] =
    actor.mode === 'partner'
      ? [
          [null, 'My open deals'],
          [null, 'Commission earned this year'],
          ['next_payout', 'When is the next payout?'],
          ['tier_gap', 'What is my next tier?'],
          ['draft_registration', 'Draft a registration for acme.com, $40k'],
        ]
      : [
          ['to_do', 'What is waiting for me?'],
          [null, 'Won revenue this year by partner'],
          [null, 'Open deals closing this month'],
          [null, 'Top 5 partners by won revenue this year'],
          ['forecast', 'Forecast for this quarter'],
        ];
  return [...onRecord, ...general]
    .filter(([intent]) =>
      intent === null ? offered.has('find_records') : offered.has(toolOf(intent) ?? 'find_records'),
    )
    .map(([, text]) => text)
    .slice(0, 6);
}
