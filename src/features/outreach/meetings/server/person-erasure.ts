import { sql } from '#server/db/sql.ts';
import { definePersonErasure, ERASED_NAME } from '#server/merge-and-erase/person-erasure.ts';

/** Meetings keep their agenda, minutes and figures without the person's name; calendar addresses end. */
export const onPersonErasure = definePersonErasure(
  async (call, { contact_id, partner_id, user_id, full_name, email }) => {
    const organization = call.organization_id;
    await call.run(sql`
      update meeting_attendees set full_name = ${ERASED_NAME}
      where organization_id = ${organization} and contact_id = ${contact_id}`);
    const texts = [full_name, email].filter((text) => text !== null);
    await call.run(sql`
      update meetings
      set agenda = erased_text(agenda, ${texts}),
        decisions = array(select jsonb_array_elements_text(erased_text(to_jsonb(decisions), ${texts}))),
        shared_notes = erased_text(to_jsonb(shared_notes), ${texts}) #>> '{}',
        created_by_name = case when created_by_name = ${full_name} then ${ERASED_NAME} else created_by_name end
      where organization_id = ${organization} and partner_id = ${partner_id}`);
    await call.run(sql`
      update meeting_private_notes set body = erased_text(to_jsonb(body), ${texts}) #>> '{}'
      where organization_id = ${organization} and partner_id = ${partner_id}`);
    await call.run(sql`
      update meeting_packs
      set pack = erased_text(pack, ${texts}),
        frozen_by_name = case when frozen_by_name = ${full_name} then ${ERASED_NAME} else frozen_by_name end
      where organization_id = ${organization} and partner_id = ${partner_id}`);
    await call.run(sql`
      delete from calendar_feeds
      where organization_id = ${organization} and partner_id = ${partner_id} and user_id = ${user_id}`);
  },
);
