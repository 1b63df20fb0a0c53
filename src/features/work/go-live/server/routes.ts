import type { FastifyInstance } from 'fastify';
import { defineMail, mailTexts, sendMail } from '#features/platform/mails/server/service.ts';
import { dismissChecklist } from '#features/work/onboarding/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { action, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { isModuleOff } from '#shared/access/permissions.ts';
import { DismissInput, GoLive } from '../schema.ts';
import { goLiveItems, scoreOf } from '../score.ts';
import { goLiveFacts } from './facts.ts';
import { texts } from './texts.ts';

const company = ['company'] as const;

/** Email delivery is configured per installation, so these routes also look at the mailer. */
export function goLiveRoutes(api: FastifyInstance, kernel: Kernel): void {
  const { delivers } = kernel.mailer;

  const goLive = async (call: Call): Promise<GoLive> => {
    const items = goLiveItems(await goLiveFacts(call), {
      delivers,
      address: kernel.config.baseUrl,
      isOff: (resource) => isModuleOff(call.actor.permissions, resource),
    });
    const state = await call.maybe<{ checklist_dismissed_at: string | null }>(
      sql`select checklist_dismissed_at from onboarding_state where organization_id = ${call.organization_id}`,
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
      summary: 'Get the go-live checklist and its score',
      can: 'go_live:view',
      modes: company,
      response: GoLive,
      run: goLive,
    }),
    action({
      method: 'POST',
      url: '/go_live/test_mail',
      summary: 'Send yourself a test email',
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
      summary: 'Hide or show the checklist on the dashboard',
      can: 'go_live:manage',
      modes: company,
      body: DismissInput,
      response: GoLive,
      run: async (call, { body }) => {
        await dismissChecklist(call, body.dismissed);
        return goLive(call);
      },
    }),
  ]) {
    registerAction(api, kernel, declared);
  }
}

const testMail = defineMail({ key: 'test', class: 'account', hides: 'nothing' });

async function sendTestMail(call: Call): Promise<void> {
  const { email, name } = await call.one<{ email: string; name: string }>(
    sql`
      select p.email, o.name from people p join organizations o on o.id = p.organization_id
      where p.organization_id = ${call.organization_id} and p.id = ${call.actor.user_id}`,
    'Your address',
  );
  await sendMail(call, {
    kind: testMail,
    to: email,
    subject: texts.subject(name),
    paragraphs: [mailTexts.hello(call.actor.full_name), texts.shows(name)],
    action: { label: texts.openChecklist, path: '/go-live' },
    footer: texts.requestedBy(call.actor.full_name),
  });
}
