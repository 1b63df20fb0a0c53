import { readPeriods } from '#features/payouts/ledger/server/service.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createExport, previewExport } from './exports.ts';
import { readSetup, saveSetup } from './setup.ts';

/** Finance has exported the last closed month. */
async function exportLastMonth({ history, company: { finance } }: DemoStory): Promise<void> {
  await history.on(
    history.today,
    async (call) => {
      const { base_currency: _, ...setup } = await readSetup(call);
      await saveSetup(call, setup);
      const closed = (await readPeriods(call)).find(({ state }) => state === 'closed');
      if (!closed) return;
      const choice = { month: closed.month, system: 'quickbooks', kind: 'journal' } as const;
      if ((await previewExport(call, choice)).problems.length === 0) await createExport(call, choice);
    },
    { user_id: finance, full_name: 'Fina Finance' },
  );
}

export const demo = [
  defineDemo('accounting-export', { when: 'end', after: ['accounting-periods'], run: exportLastMonth }),
];
