import type { FastifyInstance, FastifyRequest } from 'fastify';
import { guess } from '#server/auth/guesses.ts';
import { publicForm } from '#server/auth/throttle.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { send } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { brandOf } from '#server/site/brand.ts';
import { companyOfRow, type PublicPage } from '#server/site/public-page.ts';
import { pageTitles } from '#server/site/titles.texts.ts';
import { forVisitor } from '#server/site/visitor.ts';
import { companyOfLink, endVisitorLink, followed } from '#server/site/visitor-link.ts';
import { closed, type Static, Type } from '#shared/schema.ts';
import { ApplicationView } from '../public.schema.ts';
import { answerApplicationQuestion, askToJoin, withdrawApplication } from './decide.ts';
import { applicationLinks } from './link.ts';
import { tellApplicationAnswer, tellApplicationPartner } from './notices.ts';
import { readApplication } from './read.ts';
import { confirmAddress } from './receive.ts';

const token = Type.String({ minLength: 20, maxLength: 200 });
const Link = closed({ token });
const Answer = closed({ token, answer: Type.String({ minLength: 1, maxLength: 4000 }) });

/** The applicant's view: of the reviewers' findings it shows only the requirements. */
async function viewOf(call: Call, id: string): Promise<ApplicationView> {
  const one = await readApplication(call, id);
  const page = await call.one<{ allows_joining: boolean }>(sql`
    select allows_joining from partner_pages where organization_id = ${call.organization_id} and id = ${one.page_id}`);
  const isOpen = one.status === 'pending_review' || one.status === 'info_requested';
  return {
    status: one.status,
    door: one.door,
    company_name: one.company_name,
    contact_name: one.contact_name,
    email: one.email,
    is_confirmed: one.confirmed_at !== null,
    created_at: one.created_at,
    review_due_at: isOpen ? one.review_due_at : null,
    rules: one.rules,
    question: one.status === 'info_requested' ? one.question : null,
    reason_text: one.status === 'rejected' ? one.reason_text : null,
    reapply_on: one.status === 'rejected' ? one.reapply_on : null,
    // Only who proved the address learns that the company is a partner.
    can_join:
      isOpen &&
      one.door === 'new' &&
      one.confirmed_at !== null &&
      one.matched_partner_id !== null &&
      page.allows_joining,
  };
}

async function within<T>(
  kernel: Kernel,
  request: FastifyRequest,
  work: (call: Call, id: string) => Promise<T>,
): Promise<T> {
  return guess(kernel, { door: 'application', ip: request.ip }, async () => {
    const link = await followed(kernel, applicationLinks, (request.body as Static<typeof Link>).token);
    return forVisitor(kernel, request, link.organization_id, (call) => work(call, link.id));
  });
}

/**
 * The page that applicants' links open. The page itself shows only the company; the rest needs the token behind the
 * `#`.
 */
export const statusPage: PublicPage = {
  path: '/application/:id',
  page: 'status',
  companyOf: companyOfRow((id) => sql`select organization_id from visitor_links where id = ${id}`),
  load: async (kernel, request) => {
    const { id } = request.params as { id: string };
    const organization_id = await companyOfLink(kernel, applicationLinks, id);
    if (!organization_id) return null;
    const brand = await brandOf(kernel, organization_id);
    return {
      organization_id,
      head: { title: pageTitles.yourApplication(brand.name), isHidden: true },
      props: { brand },
    };
  },
};

/** The applicant's actions. Each answers with the updated view. */
export function publicApplicationRoutes(api: FastifyInstance, kernel: Kernel): void {
  const moves: Record<
    string,
    { summary: string; run: (call: Call, id: string, body: { answer: string }) => Promise<void> }
  > = {
    open: { summary: 'Get the application behind a link', run: async () => {} },
    confirm: { summary: 'Confirm the email address', run: confirmAddress },
    withdraw: {
      summary: 'Withdraw the application; the link ends',
      run: async (call, id) => {
        await withdrawApplication(call, id);
        await endVisitorLink(call, applicationLinks, id);
      },
    },
    join: {
      summary: 'Ask to join the partner with the same domain',
      run: async (call, id) => {
        await askToJoin(call, id);
        await tellApplicationPartner(call, await readApplication(call, id));
      },
    },
    answer: {
      summary: 'Answer the question of the reviewers',
      run: async (call, id, { answer }) => {
        await answerApplicationQuestion(call, id, answer);
        await tellApplicationAnswer(call, await readApplication(call, id));
      },
    },
  };
  for (const [name, { summary, run }] of Object.entries(moves)) {
    api.post<{ Body: { answer: string } }>(
      `/public/applications/${name}`,
      {
        config: publicForm,
        schema: {
          tags: ['partner_applications'],
          summary,
          body: name === 'answer' ? Answer : Link,
          response: { 200: ApplicationView },
        },
      },
      async (request, reply) =>
        send(reply, {
          body: await within(kernel, request, async (call, id) => {
            await run(call, id, request.body);
            return viewOf(call, id);
          }),
        }),
    );
  }
}
