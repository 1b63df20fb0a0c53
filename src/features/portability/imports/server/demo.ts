import type { Call } from '#server/call.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { checkImport, createImport, runImport, startImport } from './service.ts';

/** Adds a finished import of exchange rates, and one of contacts that waits for corrections. */
async function importSome(story: DemoStory): Promise<void> {
  const { history, company } = story;
  if (!company.hasExceptions) return;
  const rates = [
    'From currency,To currency,Rate,Date',
    ...[-3, -2, -1].flatMap((month, index) => [
      `SEK,USD,0.10${42 + index * 7},${history.day(month)}`,
      `JPY,USD,0.00${648 + index * 5},${history.day(month)}`,
    ]),
  ];
  await history.on(history.day(0, -8), async (call) => {
    const id = await upload(call, 'exchange-rates.csv', rates);
    await checkImport(call, id);
    await startImport(call, id);
    await runImport(call, id, async () => {});
  });
  const [first, second] = story.get('partners').slice(4);
  const contacts = [
    'First name,Last name,Email,Job title,Partner',
    `Nora,Lindqvist,nora.lindqvist@fair.example,Sales manager,${first!.name}`,
    `Jonas,Weber,jonas.weber@fair.example,Consultant,${second!.name}`,
    `Ana,Costa,ana.costa at fair.example,Account manager,${first!.name}`,
    'Kofi,Abebe,kofi.abebe@fair.example,Founder,Unknown Ventures',
  ];
  await history.on(history.day(0, -1), async (call) => {
    await checkImport(call, await upload(call, 'Contacts from the trade fair.csv', contacts));
  });
}

const upload = (call: Call, file_name: string, lines: readonly string[]) =>
  createImport(call, [{ file_name, bytes: Buffer.from(`${lines.join('\n')}\n`) }]);

export const demo = [defineDemo('imports', { when: 'end', after: ['exchange-rates'], run: importSome })];
