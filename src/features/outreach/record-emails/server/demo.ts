import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { newId } from '#shared/ids.ts';
import { recordEmailRecipients } from './recipients.ts';
import { sendRecordEmail } from './send.ts';

/** Adds an email to a partner and its answer, as the mailbox would bring it. */
async function writeToPartner(story: DemoStory): Promise<void> {
  const { history } = story;
  const partner = story.get('partners')[0]!;
  const sent = await history.on(history.day(0, -6), async (call) => {
    const { recipients } = await recordEmailRecipients(call, 'partners', partner.id);
    const [first] = recipients;
    if (!first) return undefined;
    const id = await sendRecordEmail(call, {
      ref_table: 'partners',
      ref_id: partner.id,
      contact_ids: [first.id],
      subject: 'Two certified engineers until spring',
      body: 'Hello,\n\ntwo of your engineers can take the certification in December. May I reserve both seats?\n\nBest regards',
    });
    return { id, name: first.name };
  });
  if (!sent) return;
  await history.on(history.day(0, -5), (call) =>
    call.run(sql`
      insert into record_emails (id, organization_id, ref_table, ref_id, partner_id, direction, answers_id, subject,
        body, author_name, author_user_id, created_at)
      values (${newId()}, ${call.organization_id}, 'partners', ${partner.id}, ${partner.id}, 'received', ${sent.id},
        ${'Re: Two certified engineers until spring'}, ${'Yes, please reserve both. Their names follow on Monday.'},
        ${sent.name}, null, ${call.now()})`),
  );
}

export const demo = [defineDemo('record-emails', { when: 'end', run: writeToPartner })];
