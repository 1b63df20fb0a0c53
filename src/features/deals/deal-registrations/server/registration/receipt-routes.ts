import type { FastifyInstance } from 'fastify';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { Receipt, ReceiptCheck } from '../../schema.ts';
import { checkReceipt, receiptOf, receiptSigner } from './receipt.ts';

const common = { can: 'deal_registrations:view', modes: ['company', 'partner'] } as const;

/** Beside the other routes because signing needs the installation's root. */
export function receiptRoutes(api: FastifyInstance, kernel: Kernel): void {
  const signer = receiptSigner(kernel);
  registerAction(
    api,
    kernel,
    action({
      ...common,
      method: 'GET',
      url: '/deal_registrations/:id/receipt',
      summary: 'Get the signed receipt of a submission',
      params: IdParams,
      response: Receipt,
      run: (call, { params }) => receiptOf(call, params.id, signer),
    }),
  );
  registerAction(
    api,
    kernel,
    action({
      ...common,
      method: 'POST',
      url: '/deal_registrations/receipts/verify',
      summary: 'Verify that a receipt is genuine and unchanged',
      body: Receipt,
      response: ReceiptCheck,
      run: async (call, { body }) => checkReceipt(body, call.organization_id, signer),
    }),
  );
}
