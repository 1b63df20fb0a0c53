import { recordActivity } from '#features/deals/opportunities/server/service.ts';
import { defineResource } from '#server/resource/define.ts';
import { requireEntryAuthor } from '#server/threads/rules.ts';
import {
  OpportunityNote,
  OpportunityNoteCreate,
  OpportunityNoteCreateByPartner,
  OpportunityNoteForPartner,
  OpportunityNoteUpdate,
  OpportunityNoteUpdateByPartner,
} from '../schema.ts';
import { setNoteAuthor, tellDealNotePartners } from './rules.ts';

export const opportunityNotes = defineResource({
  name: 'opportunity_notes',
  noun: 'opportunity note',
  row: OpportunityNote,
  create: OpportunityNoteCreate,
  proposals: { create: true },
  update: OpportunityNoteUpdate,
  remove: 'archive',
  references: {
    author_partner_id: { of: 'partners', author_partner_name: 'name' },
    opportunity_id: { of: 'opportunities', opportunity_number: 'number', opportunity_name: 'name' },
  },
  list: {
    sort: ['created_at', 'is_pinned', 'author_name'],
    filter: ['opportunity_id', 'visibility', 'is_pinned', 'author_user_id', 'author_partner_id', 'created_at'],
    search: ['body', 'author_name'],
    by: '-is_pinned,-created_at',
  },
  partner: {
    row: OpportunityNoteForPartner,
    verbs: ['list', 'get', 'create', 'update', 'remove'],
    create: OpportunityNoteCreateByPartner,
    update: OpportunityNoteUpdateByPartner,
  },
  beforeCreate: setNoteAuthor,
  afterCreate: async (call, note) => {
    await recordActivity(call, { opportunity_id: note.opportunity_id });
    await tellDealNotePartners(call, note);
  },
  afterUpdate: (call, note) => recordActivity(call, { opportunity_id: note.opportunity_id }),
  beforeUpdate: (call, current, patch) => {
    if (patch.body !== undefined) requireEntryAuthor(call, current, 'change', 'note');
    return patch;
  },
  beforeRemove: async (call, current) => requireEntryAuthor(call, current, 'remove', 'note'),
});
