import { colleaguesWho } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';

/** Whoever may look into the books hears at once that they, or the log, are not what they were. */
export async function tellBroken(call: Call, difference: string): Promise<void> {
  await notify(
    call,
    { mode: 'company', people: await colleaguesWho(call, 'journal_entries', 'view') },
    {
      kind: 'books_broken',
      text: `The nightly check found a difference. ${difference}`,
      link: '/commissions/ledger?tab=checkpoints',
    },
    { subject: 'The nightly check of the books found a difference', action: 'Look at the checkpoints' },
  );
}
