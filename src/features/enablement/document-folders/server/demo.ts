import { addDocument, recordAccess, samplePdf } from '#features/enablement/documents/server/service.ts';
import { storeFile } from '#features/platform/stored-files/server/service.ts';
import type { Actor } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import type { FolderCreate } from '../schema.ts';
import { createDocumentFolder } from './service.ts';

interface Shelf extends FolderCreate {
  documents?: readonly [name: string, ...lines: string[]][];
  inside?: readonly Shelf[];
}

const programShelves = (audience_id: string | null): readonly Shelf[] => [
  {
    name: 'Partner program',
    description: 'What every partner needs to know about the program.',
    access: 'partners',
    documents: [
      ['Program guide', 'How to register a deal', 'How long a deal is protected', 'When commission is paid'],
      ['Brand guidelines', 'Use the logo on white or dark ground only.', 'Leave room of one letter around it.'],
    ],
    inside: [
      {
        name: 'Price lists',
        description: 'PDFs carry the name of the person who opens them.',
        has_watermark: true,
        ...(audience_id && { access: 'partners', audience_id }),
        documents: [['Price list', 'Vehicle gateway: 349.00', 'Driver camera: 219.00', 'Fleet platform: 96.00 a year']],
      },
      {
        name: 'Data sheets',
        documents: [
          ['Vehicle gateway', 'Ten hertz positions, CAN bus, accelerometer', '12 and 24 volts'],
          ['Driver camera', 'Two lenses, 1080p', 'Clips are kept for 30 days'],
        ],
      },
    ],
  },
  {
    name: 'Legal',
    description: 'Signed originals and policies of the company.',
    retention_days: 3650,
    retention_action: 'archive',
    documents: [['Data protection policy', 'Where data is kept', 'Who may read it', 'When it is deleted']],
    inside: [{ name: 'Insurance certificates' }, { name: 'Tax forms' }],
  },
];

const partnerShelves = (partner_id: string): readonly Shelf[] => [
  {
    name: 'Onboarding',
    partner_id,
    documents: [['Welcome', 'Your contacts', 'Your first 30 days', 'Where to find help']],
  },
  {
    name: 'Agreements',
    partner_id,
    partner_roles: ['partner_admin', 'partner_finance'],
    documents: [['Amendment on payment terms', 'Commission is paid within 14 days.', 'From the next quarter on.']],
  },
  { name: 'Exchange', description: 'Upload files for us here.', partner_id, partners_can_upload: true },
];

/** Adds folders with contents for all partners, for some, and for the demo partner. */
async function fillFolders(story: DemoStory): Promise<void> {
  const { history } = story;
  const [first, second] = story.get('partners');
  const audience = await history.on(history.today, (call) =>
    call.maybe<{ id: string }>(sql`
      select id from audiences
      where organization_id = ${call.organization_id} and name = 'Top partners' and entity = 'partners'`),
  );
  let ago = 90;
  const fill = async ({ documents = [], inside = [], ...folder }: Shelf, parent_id?: string): Promise<void> => {
    const id = await history.on(history.day(0, -ago), (call) =>
      createDocumentFolder(call, { ...folder, ...(parent_id && { parent_id }) }),
    );
    for (const [name, ...lines] of documents) {
      ago -= 3;
      const document = await history.on(history.day(0, -ago), async (call) =>
        addDocument(
          call,
          { folder_id: id, name },
          await storeFile(history.kernel.documents, `${name}.pdf`, samplePdf(name, lines)),
        ),
      );
      if (name === 'Program guide' && first) await read(document, first.id);
    }
    for (const shelf of inside) await fill(shelf, id);
  };
  const read = (id: string, partner_id: string) => {
    const reader: Partial<Actor> = {
      mode: 'partner',
      partner_id,
      role: 'partner_admin',
      user_id: story.company.portal_user,
      full_name: 'Piet Partner',
    };
    return history.on(
      history.day(0, -2),
      (call) => recordAccess(call, { id, version: 1, kind: 'viewed', ticket: `demo folder ${id}` }),
      reader,
    );
  };
  for (const shelf of programShelves(audience?.id ?? null)) await fill(shelf);
  for (const partner of [first, second]) if (partner) for (const shelf of partnerShelves(partner.id)) await fill(shelf);
}

export const demo = [defineDemo('document-folders', { when: 'end', after: ['documents'], run: fillFolders })];
