import { samplePdf } from '#features/enablement/documents/server/service.ts';
import { storeFile } from '#features/platform/stored-files/server/service.ts';
import type { Actor } from '#server/call.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { addDays } from '#shared/time/dates.ts';
import type { RequestDocuments } from '../schema.ts';
import { followRequest } from './clock.ts';
import { uploadFile } from './moves.ts';
import { requestDocuments } from './request.ts';
import { takeRequestStep } from './steps.ts';

interface Asked {
  /** Position among the partners. */
  partner: number;
  about: Omit<RequestDocuments, 'partner_ids'>;
  /** Days before today on which it was requested. */
  asked: number;
  uploaded?: number;
  /** Days from today; negative for the past. */
  expires?: number;
  decided?: number;
  reason?: string;
}

const insurance = {
  kind: 'insurance',
  name: 'Liability insurance',
  instructions: 'A certificate of your insurer with at least 1 million in coverage.',
} as const;
const iso = { kind: 'iso', name: 'ISO 27001 certificate', renewal_days: 60 } as const;
const tax = { kind: 'tax_form', name: 'Tax form', needs_expiry: false } as const;

/** One request in each state; the demo partner has an open task, and payouts to the last partner are paused. */
const requests: readonly Asked[] = [
  { partner: 0, about: insurance, asked: 360, uploaded: 350, expires: 18, decided: 349 },
  { partner: 0, about: tax, asked: 80, uploaded: 76, decided: 75 },
  { partner: 0, about: iso, asked: 5 },
  { partner: 1, about: insurance, asked: 12, uploaded: 1, expires: 340 },
  { partner: 1, about: iso, asked: 40 },
  { partner: 2, about: insurance, asked: 30, uploaded: 26, expires: 250, decided: 25 },
  { partner: 2, about: tax, asked: 9, uploaded: 6, decided: 5, reason: 'The form is not signed.' },
  {
    partner: -1,
    about: { ...insurance, consequence: 'payouts' },
    asked: 400,
    uploaded: 390,
    expires: -4,
    decided: 389,
  },
];

async function askForDocuments(story: DemoStory): Promise<void> {
  const { history } = story;
  const partners = story.get('partners');
  const at = (ago: number) => history.day(0, -ago);
  for (const { partner, about, asked, uploaded, expires, decided, reason } of requests) {
    const { id: partner_id, name } = partners.at(partner)!;
    const id = await history.on(at(asked), async (call) => {
      const { ids } = await requestDocuments(call, {
        ...about,
        partner_ids: [partner_id],
        due_on: addDays(call.today(), 14),
      });
      return ids[0];
    });
    if (!id || uploaded === undefined) continue;
    const person: Partial<Actor> = {
      mode: 'partner',
      partner_id,
      role: 'partner_admin',
      user_id: null,
      full_name: name,
    };
    const who = partner === 0 ? { ...person, user_id: story.company.portal_user, full_name: 'Piet Partner' } : person;
    const until =
      expires === undefined
        ? undefined
        : addDays(await history.on(history.today, async (call) => call.today()), expires);
    await history.on(
      at(uploaded),
      async (call) => {
        const pdf = samplePdf(about.name, [name, until ? `Valid until ${until}` : 'Signed']);
        const file = await storeFile(history.kernel.documents, `${about.name}.pdf`, pdf);
        await uploadFile(call, id, { expires_on: until, file });
      },
      who,
    );
    if (decided === undefined) continue;
    await history.on(at(decided), (call) =>
      reason ? takeRequestStep.reject(call, id, { reason }) : takeRequestStep.approve(call, id, {}),
    );
    if (until) await history.on(history.today, (call) => followRequest(call, id));
  }
}

export const demo = [
  defineDemo('document-requests', { when: 'end', after: ['document-folders'], run: askForDocuments }),
];
