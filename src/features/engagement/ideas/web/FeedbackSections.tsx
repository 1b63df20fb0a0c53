import { useNavigate } from '@tanstack/react-router';
import { Segments } from '#web/components/Segments.tsx';
import { useCan, useSession } from '#web/session.tsx';
import { texts as t } from './texts.ts';

const sections = {
  surveys: '/feedback',
  responses: '/feedback/responses',
  ideas: '/feedback/ideas',
  decisions: '/feedback/decisions',
} as const;
type SectionKey = keyof typeof sections;

/** The sections of the module that the reader may see. */
export function FeedbackSections({ value }: { value: SectionKey }) {
  const navigate = useNavigate();
  const isCompany = useSession().mode === 'company';
  const mayViewResponses = useCan('survey_responses', 'view') && isCompany;
  const mayViewDecisions = useCan('decision_opinions', 'view') && isCompany;
  const mayViewIdeas = useCan('ideas', 'view');
  return (
    <Segments<SectionKey>
      label={t.title}
      value={value}
      options={[
        { value: 'surveys', label: t.surveys },
        ...(mayViewResponses ? [{ value: 'responses' as const, label: t.responses }] : []),
        ...(mayViewDecisions ? [{ value: 'decisions' as const, label: t.decisions }] : []),
        ...(mayViewIdeas ? [{ value: 'ideas' as const, label: t.ideas }] : []),
      ]}
      onChange={(next) => navigate({ to: sections[next] })}
    />
  );
}
