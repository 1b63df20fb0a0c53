import type { FastifyInstance } from 'fastify';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { Checkpoint, CheckpointComparison } from '../../checkpoints.schema.ts';
import { checkpointServices, compareCheckpoint, readCheckpoint } from './checkpoints.ts';

const common = { can: 'journal_entries:view', modes: ['company'] } as const;

/** Signing needs the installation's secret. */
export function checkpointRoutes(api: FastifyInstance, kernel: Kernel): void {
  const means = checkpointServices(kernel);
  registerAction(
    api,
    kernel,
    action({
      ...common,
      method: 'GET',
      url: '/checkpoints/:id/document',
      summary: 'Download the signed checkpoint of a night',
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
      summary: 'Check that the ledger and the audit log still match a checkpoint',
      whileViewing: 'reads',
      body: Checkpoint,
      response: CheckpointComparison,
      run: (call, { body }) => compareCheckpoint(call, body, means),
    }),
  );
}
