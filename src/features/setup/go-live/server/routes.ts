import type { FastifyInstance } from 'fastify';
import { sendMail } from '#features/engagement/mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { action, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { isWithheld } from '#shared/permissions.ts';
import { DismissInput, GoLive } from '../schema.ts';
import { itemsOf, scoreOf } from '../score.ts';
import { factsOf } from './facts.ts';

const company = ['company'] as const;

/** Whether mail can leave is the installation's matter, so these look at the mailer beside the company's rows. */
export function goLiveRoutes(api: FastifyInstance, kernel: Kernel): void {
  const { delivers } = kernel.mailer;

  const goLive = async (call: Call): Promise<GoLive> => {
    const items = itemsOf(await factsOf(call), {
      delivers,
      address: kernel.config.baseUrl,
      isOff: (resource) => isWithheld(call.actor.permissions, resource),
    });
    const state = await call.maybe<{ checklist_dismissed_at: string | null }>(
      'select checklist_dismissed_at from onboarding_state where organization_id = $1',
      [call.organization_id],
    );
    return {
      score: scoreOf(items),
      items,
      mail_delivers: delivers,
      dismissed_at: state?.checklist_dismissed_at ?? null,
    };
  };

  for (const declared of [
    action({
      method: 'GET',
      url: '/go_live',
      summary: 'How ready the programme is for partners, judged by what is there',
      can: 'go_live:view',
      modes: company,
      response: GoLive,
      run: goLive,
    }),
    action({
      method: 'POST',
      url: '/go_live/test_mail',
      summary: 'Send a mail to myself, to see that mail leaves',
      can: 'go_live:manage',
      modes: company,
      response: GoLive,
      status: 202,
      run: async (call) => {
        await sendTestMail(call);
        return goLive(call);
      },
    }),
    action({
      method: 'POST',
      url: '/go_live/dismiss',
      summary: 'Show the checklist on the dashboard no longer, or again',
      can: 'go_live:manage',
      modes: company,
      body: DismissInput,
      response: GoLive,
      run: async (call, { body }) => {
        await call.run(
          `insert into onboarding_state (organization_id, checklist_dismissed_at) values ($1, $2)
           on conflict (organization_id) do update set checklist_dismissed_at = excluded.checklist_dismissed_at`,
          [call.organization_id, body.dismissed ? call.now() : null],
        );
        return goLive(call);
      },
    }),
  ]) {
    registerAction(api, kernel, declared);
  }
}

async function sendTestMail(call: Call): Promise<void> {
  const { email, name } = await call.one<{ email: string; name: string }>(
    `select p.email, o.name from people p join organizations o on o.id = p.organization_id
     where p.organization_id = $1 and p.id = $2`,
    [call.organization_id, call.actor.user_id],
    'Your address',
  );
  await sendMail(call, {
    to: email,
    subject: `A test mail of ${name}`,
    paragraphs: [
      `Hello ${call.actor.full_name},`,
      `this mail shows that Tandem can send mail for ${name}. Your partners will get theirs the same way.`,
    ],
    action: { label: 'Back to the checklist', path: '/go-live' },
    footer: `${call.actor.full_name} asked for this mail.`,
  });
}
