export { accessOf, openCrm } from './access.ts';
export { createConnection } from './connect.ts';
export { announceRestored, noteSynced, reportBroken, reportHealthy } from './health.ts';
export { connectionsOf, findConnection, type StoredConnection } from './store.ts';
