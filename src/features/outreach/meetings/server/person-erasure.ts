import { definePersonErasure, ERASED_NAME } from '#server/person-erasure.ts';

/** Meetings keep their agenda, minutes and figures without the person's name; calendar addresses end. */
export const onPersonErasure = definePersonErasure(
  async (call, { contact_id, partner_id, user_id, full_name, email }) => {
    const organization = call.organization_id;
    await call.run('update meeting_attendees set full_name = $3 where organization_id = $1 and contact_id = $2', [
      organization,
      contact_id,
      ERASED_NAME,
    ]);
    const texts = [full_name, email].filter((text) => text !== null);
    await call.run(
      `update meetings set agenda = erased_text(agenda, $3), decisions = array(select jsonb_array_elements_text(erased_text(to_jsonb(decisions), $3))),
       shared_notes = erased_text(to_jsonb(shared_notes), $3) #>> '{}',
       created_by_name = case when created_by_name = $4 then $5 else created_by_name end
     where organization_id = $1 and partner_id = $2`,
      [organization, partner_id, texts, full_name, ERASED_NAME],
    );
    await call.run(
      `update meeting_private_notes set body = erased_text(to_jsonb(body), $3) #>> '{}' where organization_id = $1 and partner_id = $2`,
      [organization, partner_id, texts],
    );
    await call.run(
      `update meeting_packs set pack = erased_text(pack, $3), frozen_by_name = case when frozen_by_name = $4 then $5 else frozen_by_name end
     where organization_id = $1 and partner_id = $2`,
      [organization, partner_id, texts, full_name, ERASED_NAME],
    );
    await call.run('delete from calendar_feeds where organization_id = $1 and partner_id = $2 and user_id = $3', [
      organization,
      partner_id,
      user_id,
    ]);
  },
);
