import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Person, World } from '#server/testing/world.ts';
import type { Survey, SurveyAnswer, SurveyCreate, SurveyInvitation, SurveyResults } from '../../schema.ts';
import { surveyJobs } from '../jobs.ts';

interface PartnerWithAdmin {
  id: string;
  admin: Person;
}

/** A company with some partners whose administrators can sign in. */
export async function surveyProgram(world: World, count: number) {
  const company = await world.company();
  const { owner } = company;
  const partners: PartnerWithAdmin[] = [];
  const addPartner = async (given: Parameters<typeof samplePartner>[1] = {}) => {
    const id = await company.within((call) => samplePartner(call, given));
    const partner = { id, admin: await world.partnerUser(company, id) };
    partners.push(partner);
    return partner;
  };
  for (let index = 0; index < count; index++) await addPartner();
  const refusal = async (person: Person, url: string, body: object = {}) => {
    const answer = await person.request('POST', url, body);
    return { status: answer.statusCode, ...(answer.json() as { message: string; errors?: object }) };
  };
  return {
    company,
    owner,
    partners,
    addPartner,
    refusal,
    async draft(given: Partial<SurveyCreate> = {}): Promise<Survey> {
      return owner.post<Survey>('/surveys', {
        name: 'Pulse',
        score_question: 'How likely are you to recommend us?',
        ...given,
      });
    },
    async start(given: Partial<SurveyCreate> = {}): Promise<Survey> {
      const { id } = await this.draft(given);
      return owner.post<Survey>(`/surveys/${id}/activate`);
    },
    open: (person: Person) => person.get<SurveyInvitation[]>('/survey_invitations?status=open'),
    async answer(person: Person, score: number, answers?: SurveyAnswer['answers']): Promise<SurveyInvitation> {
      const [invitation] = await this.open(person);
      return person.post(`/survey_invitations/${invitation!.id}/answer`, { score, ...(answers && { answers }) });
    },
    results: (id: string, round_id?: string) =>
      owner.get<SurveyResults>(`/surveys/${id}/results${round_id ? `?round_id=${round_id}` : ''}`),
    run: async (task: string, payload = {}) => surveyJobs[task]!(await jobFor(world.kernel, company.id), payload),
    after(days: number): void {
      world.clock.set(new Date(world.clock.now().getTime() + days * 86_400_000).toISOString());
    },
  };
}
export type SurveyProgram = Awaited<ReturnType<typeof surveyProgram>>;
