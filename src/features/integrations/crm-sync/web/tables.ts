/** The records whose pages show their CRM record. */
export const syncedTables = ['partners', 'accounts', 'contacts', 'opportunities', 'deal_registrations'];

/** The records whose forms honor the CRM's picklists, required fields and lengths. */
export const ruledTables = ['partners', 'accounts', 'contacts', 'opportunities'];
