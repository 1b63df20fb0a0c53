import { totalmem } from 'node:os';

const MEGABYTE = 2 ** 20;

/** The settings of the embedded server, passed at each start so that an old data folder gets those of a new version. */
export function serverSettings(testing: boolean): Record<string, string> {
  return { ...common(memoryMegabytes()), ...(testing ? disposable : {}) };
}

function common(memory: number): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    max_connections: '100',
    shared_buffers: `${clamp(Math.floor(memory / 8), 32, 1024)}MB`,
    effective_cache_size: `${Math.max(Math.floor(memory / 2), 128)}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '128MB',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    cluster_name: 'tandem',
    // The application logs failed statements with their request; the server's log is only about the server.
    log_min_messages: 'log',
    log_checkpoints: 'off',
  };
}

const disposable = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
  min_wal_size: '32MB',
  max_wal_size: '128MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

/** The memory this process can use, in megabytes: the container's limit if there is one. */
function memoryMegabytes(): number {
  const limit = process.constrainedMemory();
  const total = totalmem();
  return Math.floor((limit > 0 && limit < total ? limit : total) / MEGABYTE);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
