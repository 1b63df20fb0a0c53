import type { FastifyInstance } from 'fastify';
import { attempt, publicForm, requestThrottle } from '#server/auth/throttle.ts';
import { notFound } from '#server/errors.ts';
import { action, IdParams, JsonText, registerAction } from '#server/http/action.ts';
import { sendFile } from '#server/http/send-file.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Static } from '#shared/schema.ts';
import { CheckInput, PublicReceiptCheck, ReceiptKey } from '../../public.schema.ts';
import { Receipt, ReceiptCheck } from '../../schema.ts';
import { checkReceipt, receiptKey, receiptSigner, registrationReceipt } from './receipt.ts';
import { receiptText } from './receipt-file.ts';
import { isIssuer } from './receipt-page.ts';
import { registrationReceiptPdf } from './receipt-pdf.ts';

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
      // The canonical text, so that a saved answer is a receipt file.
      run: async (call, { params }) => new JsonText(receiptText(await registrationReceipt(call, params.id, signer))),
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
      whileViewing: 'reads',
      body: Receipt,
      response: ReceiptCheck,
      run: async (call, { body }) => {
        const { verdict, problems } = checkReceipt(Buffer.from(receiptText(body)), call.organization_id, signer);
        return { is_genuine: verdict === 'valid', problems };
      },
    }),
  );
  registerAction(
    api,
    kernel,
    action({
      ...common,
      method: 'GET',
      url: '/deal_registrations/receipts/key',
      summary: 'Get the public key that receipts of this company are signed with',
      response: ReceiptKey,
      run: async (call) => receiptKey(call.organization_id, signer),
    }),
  );
  api.get<{ Params: { id: string } }>(
    '/deal_registrations/:id/receipt.pdf',
    {
      exposeHeadRoute: false,
      config: common,
      schema: {
        tags: ['deal_registrations'],
        security: [{ bearer: [] }],
        summary: 'Download the receipt of a submission as PDF',
        params: IdParams,
      },
    },
    (request, reply) =>
      sendFile(kernel, request, reply, {
        resource: 'deal_registrations',
        type: 'pdf',
        make: (call) => registrationReceiptPdf(call, kernel, request.params.id, signer),
      }),
  );
  api.post<{ Body: Static<typeof CheckInput> }>('/public/receipts/verify', {
    config: publicForm,
    schema: {
      tags: ['deal_registrations'],
      summary: 'Check a receipt against the key of a company',
      body: CheckInput,
      response: { 200: PublicReceiptCheck },
    },
    handler: async ({ body: { company_id, receipt }, ip }) => {
      await attempt(kernel, [requestThrottle(ip, 'receipt_verify')]);
      if (!(await isIssuer(kernel, company_id))) throw notFound('This company');
      const { details, ...check } = checkReceipt(Buffer.from(receipt, 'utf8'), company_id, signer);
      // The content of a file without a valid signature proves nothing, so the page does not repeat it.
      return { ...check, receipt: check.verdict === 'valid' ? details : null };
    },
  });
}
