import { caller, defineWorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { responseSteps } from '../steps.schema.ts';
import { workTexts } from './work-item-texts.ts';

export const workItems = defineWorkItems([
  {
    group: 'answer',
    kind: 'survey',
    side: 'partner',
    can: 'survey_invitations:view',
    get label() {
      return workTexts.toAnswer.label;
    },
    get says() {
      return workTexts.toAnswer.says;
    },
    get verb() {
      return workTexts.toAnswer.verb;
    },
    from: 'survey_invitations t',
    where: `t.user_id = ${caller.user} and t.partner_id = ${caller.partner} and t.status = 'open' and t.closes_at > ${caller.now}`,
    title: 't.survey_name',
    detail: "case when t.is_anonymous then 'Anonymous' end",
    due: { at: 't.closes_at' },
    optional: 'true',
    since: 't.created_at',
    to: '/feedback/answer/$id',
    facts: [
      { label: 'Question', value: 't.score_question' },
      { label: 'Introduction', value: 't.intro' },
      { label: 'Closes', value: 't.closes_at', as: 'instant' },
    ],
    about: ['survey_invitations'],
  },
  {
    group: 'follow_up',
    kind: 'survey_follow_up',
    side: 'company',
    can: 'survey_responses:manage',
    label: 'Low survey scores',
    says: ['low survey score needs a follow-up', 'low survey scores need a follow-up'],
    verb: 'Follow up',
    from: `survey_responses t
      join surveys s on s.organization_id = t.organization_id and s.id = t.survey_id
      left join survey_follow_ups f on f.organization_id = t.organization_id and f.response_id = t.id`,
    where: "t.score <= 6 and not t.is_anonymous and coalesce(f.status, 'new') = 'new'",
    title: "s.name || ': score ' || t.score",
    detail: 't.person_name',
    owner: 'f.owner_user_id',
    since: 't.created_at',
    to: '/feedback/responses/show/$id',
    facts: [
      { label: 'Score', value: 't.score', as: 'number' },
      { label: 'Person', value: 't.person_name' },
      { label: 'Survey', value: 's.name' },
      { label: 'Answered', value: 't.created_at', as: 'instant' },
    ],
    steps: offer(responseSteps, 'follow_up').map((step) => ({
      ...step,
      body: { status: 'done' },
      asks: { field: 'note', label: 'Note', optional: true },
    })),
    about: ['survey_responses', 'survey_follow_ups'],
  },
]);
