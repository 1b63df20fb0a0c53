import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createRow } from '#server/resource/verbs.ts';
import { addMonths } from '#shared/time/dates.ts';
import type { TaxProfileCreate } from '../schema.ts';
import { taxProfileLastDay } from './check.ts';
import { taxRequirements } from './resource.ts';
import { submitProfile } from './service.ts';
import { takeProfileStep } from './steps.ts';

const german = {
  country: 'DE',
  person: 'company',
  street: 'Speicherstraße 12',
  city: 'Hamburg',
  postal_code: '20457',
  vat_number: 'DE136695976',
  certifies: true,
} as const;

/** Three partners hand in their profiles: one with a VAT number, one whose W-8 ends this year, and one to review. */
async function handIn(story: DemoStory, month: number): Promise<void> {
  if (!story.company.hasExceptions || month !== -20) return;
  const { history, company } = story;
  const [first, second, third] = story.get('partners');
  const submit = (day: string, { id, name }: { id: string; name: string }, more: Partial<TaxProfileCreate>) =>
    history.on(day, (call) =>
      submitProfile(call, id, { ...german, legal_name: `${name} GmbH`, certified_name: 'Piet Partner', ...more }),
    );
  const accept = (day: string, id: string) =>
    history.on(day, (call) => takeProfileStep.accept(call, id), { user_id: company.finance });
  await accept(history.day(month, 4), await submit(history.day(month, 3), first!, {}));
  const form = await submit(history.day(month, 5), second!, {
    with_us_form: true,
    entity_status: 'corporation',
    fatca_status: 'active_nffe',
    tax_number: '22/123/45678',
    certified_name: 'Petra Prokura',
  });
  await accept(history.day(month, 6), form);
  await history.on(history.day(month, 6), (call) =>
    call.run(sql`
      update tax_profiles
      set certified_at = ${`${addMonths(history.today, -36)}T10:00:00Z`},
        valid_until = ${taxProfileLastDay('w8bene', addMonths(history.today, -36))}
      where organization_id = ${call.organization_id} and id = ${form}`),
  );
  await submit(history.day(month, 7), third!, { city: 'Bremen', certified_name: 'Paula Partner' });
}

/** The payment of one partner waits for its tax form. */
async function requirePapers(story: DemoStory): Promise<void> {
  const { history, company } = story;
  if (!company.hasExceptions) return;
  const partnerIds = story
    .get('partners')
    .slice(0, 3)
    .map(({ id }) => id);
  await history.on(history.today, async (call) => {
    await createRow(call, taxRequirements, { paper: 'vat_number', applies_to: 'country', country: 'LU' });
    const waiting = await call.maybe<{ country: string }>(sql`
      select p.country from payout_items i
      join payout_batches b on b.organization_id = i.organization_id and b.id = i.batch_id
        and b.status = 'pending_approval'
      join partners p on p.organization_id = i.organization_id and p.id = i.partner_id
      where i.organization_id = ${call.organization_id} and i.status = 'included' and p.country is not null
        and not exists (select from partners o
          where o.organization_id = p.organization_id and o.country = p.country and o.id = any(${partnerIds}))
      group by p.country order by count(*), p.country limit 1`);
    if (waiting)
      await createRow(call, taxRequirements, { paper: 'tax_form', applies_to: 'country', country: waiting.country });
  });
}

export const demo = [
  defineDemo('tax-profiles', { when: 'month', after: ['payout-methods'], run: handIn }),
  defineDemo('tax-rules', { when: 'end', after: ['mdf-claims', 'disputes'], run: requirePapers }),
];
