import type { FastifyInstance } from 'fastify';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { Checkpoint, CheckpointComparison } from '../../checkpoints.schema.ts';
import { compareCheckpoint, meansOf, readCheckpoint } from './checkpoints.ts';

const common = { can: 'journal_entries:view', modes: ['company'] } as const;

/** Signing needs the installation's secret. */
export function checkpointRoutes(api: FastifyInstance, kernel: Kernel): void {
  const means = meansOf(kernel);
  registerAction(
    api,
    kernel,
    action({
      ...common,
      method: 'GET',
      url: '/checkpoints/:id/document',
      summary: 'The signed checkpoint of a night, to be kept elsewhere',
      params: IdParams,
      response: Checkpoint,
      run: (call, { params }) => readCheckpoint(call, params.id, means),
    }),
  );
  registerAction(
    api,
    kernel,
    action({
      ...common,
      method: 'POST',
      url: '/checkpoints/compare',
      summary: 'Do the ledger and the log still run through where this checkpoint says they ended?',
      body: Checkpoint,
      response: CheckpointComparison,
      run: (call, { body }) => compareCheckpoint(call, body, means),
    }),
  );
}
