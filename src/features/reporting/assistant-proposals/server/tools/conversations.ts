/** The lists in which people write about a record, and how an entry names its record. */
export interface Conversation {
  list: string;
  what: 'note' | 'comment';
  /** The column with the id of the record; kinds of records that share a list are named in `ref_table`. */
  column: string;
  isShared: boolean;
  /** The visibility that the other side reads, where an entry has one. */
  shared?: 'shared' | 'partner';
}

const note: Conversation = { list: 'record_notes', what: 'note', column: 'ref_id', isShared: false };

export const conversations: Readonly<Record<string, Conversation>> = {
  opportunities: {
    list: 'opportunity_notes',
    what: 'note',
    column: 'opportunity_id',
    isShared: true,
    shared: 'partner',
  },
  deal_registrations: {
    list: 'deal_registration_comments',
    what: 'comment',
    column: 'registration_id',
    isShared: true,
    shared: 'shared',
  },
  tasks: { list: 'task_comments', what: 'comment', column: 'task_id', isShared: true, shared: 'shared' },
  partners: note,
  accounts: note,
  leads: note,
  contracts: note,
};
