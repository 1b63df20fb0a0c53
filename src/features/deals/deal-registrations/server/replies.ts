import type { CommentVisibility } from '#features/deals/registration-comments/schema.ts';
import { createComment } from '#features/deals/registration-comments/server/service.ts';
import { defineReply } from '#features/platform/mail-replies/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { takeRegistrationStep } from './steps.ts';
import { texts } from './texts.ts';

const hintKeys: Record<string, 'replyInternal' | 'replyShared' | 'replyAnswer'> = {
  internal: 'replyInternal',
  shared: 'replyShared',
  answer: 'replyAnswer',
};

/** Replies to emails about a registration become comments; the first reply to a question answers it. */
export const replies = [
  defineReply({
    key: 'deal_registrations',
    can: 'deal_registration_comments:manage',
    flag: 'deal_registrations',
    hint: (variant, side) =>
      texts[hintKeys[side === 'partner' && variant === 'internal' ? 'shared' : variant] ?? 'replyShared'],
    take: async (call, registration_id, { text, variant }) => {
      if (variant === 'answer' && call.actor.mode === 'partner' && (await isAsked(call, registration_id))) {
        await takeRegistrationStep.answer(call, registration_id, { answer: text.slice(0, 4_000) });
        const note = 'Answered the question about a registration.';
        return { note, table: 'deal_registrations', id: registration_id };
      }
      const visibility: CommentVisibility = variant === 'internal' ? 'internal' : 'shared';
      const id = await createComment(call, { registration_id, body: text, visibility });
      const isInternal = call.actor.mode === 'company' && visibility === 'internal';
      const note = isInternal ? 'Added an internal comment.' : 'Added a comment.';
      return { note, table: 'deal_registration_comments', id };
    },
  }),
];

async function isAsked(call: Call, id: string): Promise<boolean> {
  const found = await call.maybe<{ status: string }>(
    sql`select status from deal_registrations where organization_id = ${call.organization_id} and id = ${id}`,
  );
  return found?.status === 'info_requested';
}
