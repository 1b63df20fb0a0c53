import { storeFile } from '#features/platform/stored-files/server/service.ts';
import type { Actor } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import type { DocumentUpload } from '../../schema.ts';
import { addDocument, addDocumentVersion, recordAccess } from '../service.ts';
import { samplePdf, sitePlan } from './paper.ts';

interface Kept {
  /** Days before today. */
  ago: number;
  file: string;
  bytes: Buffer;
  about: DocumentUpload;
  as?: Partial<Actor>;
}

const prices = `sku;name;list price
LF-100;Vehicle gateway;349.00
LF-200;Driver camera;219.00
LF-300;Fleet platform, per vehicle and year;96.00
LF-310;Route planning, per vehicle and year;48.00
`;

/** Adds real files for the demo partner: shared, internal, from both sides, with versions, and with accesses. */
async function keepDocuments(story: DemoStory): Promise<void> {
  const { history } = story;
  const user_id = story.company.portal_user;
  const partner = story.get('partners')[0]!;
  const { deals, contact_id } = await history.on(history.today, async (call) => ({
    deals: await call.rows<{ id: string; name: string; account_id: string }>(sql`
      select id, name, account_id from opportunities
      where organization_id = ${call.organization_id} and partner_id = ${partner.id} and account_id is not null
      order by status = 'open' desc, created_at desc, id limit 2`),
    contact_id: (
      await call.maybe<{ id: string }>(sql`
        select id from contacts where organization_id = ${call.organization_id} and partner_id = ${partner.id}
        order by created_at, id limit 1`)
    )?.id,
  }));
  const [deal] = deals;
  if (!deal) return;
  const people: Partial<Actor> = {
    mode: 'partner',
    partner_id: partner.id,
    role: 'partner_admin',
    user_id,
    full_name: 'Piet Partner',
  };
  const opportunity_id = deal.id;
  const quote = (note: string) =>
    samplePdf(`Quote for ${deal.name}`, [
      '40 vehicle gateways, installed on site',
      'Fleet platform for 36 months',
      '',
      note,
    ]);

  const add = ({ ago, file, bytes, about, as }: Kept) =>
    history.on(
      history.day(0, -ago),
      async (call) => addDocument(call, about, await storeFile(history.kernel.documents, file, bytes)),
      as,
    );
  const agreement = await add({
    ago: 60,
    file: 'Partner agreement.pdf',
    bytes: samplePdf('Partner agreement', [
      `Between the program and ${partner.name}`,
      '',
      '1. The partner registers deals before it quotes them.',
      '2. A registered deal is protected for ninety days.',
      '3. Commission is paid monthly, after the hold.',
    ]),
    about: { partner_id: partner.id, visibility: 'shared', tags: ['agreement'] },
  });
  await add({
    ago: 40,
    file: 'Price list.csv',
    bytes: Buffer.from(prices),
    about: {
      partner_id: partner.id,
      visibility: 'shared',
      tags: ['prices'],
      description: 'Valid until the end of the year.',
    },
  });
  const offer = await add({
    ago: 21,
    file: 'Quote.pdf',
    bytes: quote('Draft: margin 31 %, to be discussed.'),
    about: { opportunity_id, name: `Quote for ${deal.name}`, tags: ['quote'] },
  });
  await history.on(history.day(0, -19), async (call) => {
    await addDocumentVersion(
      call,
      offer,
      await storeFile(history.kernel.documents, 'Quote.pdf', quote('Valid for thirty days.')),
    );
    await call.run(sql`
      update documents set visibility = 'shared', shared_from = version
      where organization_id = ${call.organization_id} and id = ${offer}`);
  });
  await add({
    ago: 20,
    file: 'Notes on the negotiation.txt',
    bytes: Buffer.from('They compare us with their current supplier.\nThe budget is approved until spring.\n'),
    about: { opportunity_id, visibility: 'internal' },
  });
  await add({
    ago: 12,
    file: 'Site plan.png',
    bytes: sitePlan(),
    about: { opportunity_id, description: 'Where the customer wants the card readers.' },
    as: people,
  });
  await add({
    ago: 9,
    file: 'Security questionnaire.pdf',
    bytes: samplePdf('Security questionnaire', [
      'Where is the data kept?',
      'Who can see where drivers are?',
      'How long is it kept?',
    ]),
    about: { account_id: deal.account_id, visibility: 'internal', tags: ['security'] },
  });
  if (contact_id) {
    await add({
      ago: 7,
      file: 'Certificate.pdf',
      bytes: samplePdf('Certificate', ['Fleet installer, level 2', '', 'Passed with 94 of 100 points.']),
      about: { contact_id, visibility: 'shared', tags: ['certificate'] },
    });
  }
  for (const [ago, id, version] of [
    [58, agreement, 1],
    [18, offer, 2],
    [3, offer, 2],
  ] as const) {
    await history.on(
      history.day(0, -ago),
      (call) =>
        recordAccess(call, { id, version, kind: ago === 3 ? 'downloaded' : 'viewed', ticket: `demo ${id} ${ago}` }),
      people,
    );
  }
}

export const demo = [defineDemo('documents', { when: 'end', after: ['commission-plans-to-come'], run: keepDocuments })];
