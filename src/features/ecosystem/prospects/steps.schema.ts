import { defineSteps } from '#shared/nouns/define-steps.ts';
import { Conversion, Move, type Prospect, prospect, type Stage, stages } from './schema.ts';

type OpenStage = Exclude<Stage, 'won'>;
const open = stages.filter((stage): stage is OpenStage => stage !== 'won');
const unless = ({ archived_at }: Prospect) => archived_at && 'This prospect is archived. Restore it first.';

export const prospectSteps = defineSteps(prospect, {
  state: 'stage',
  ends: ['won'],
  steps: {
    move: {
      by: 'company',
      from: open,
      to: open,
      unless,
      label: 'Move to stage',
      done: 'Prospect moved',
      text: 'A prospect that is lost or does not fit leaves the pipeline. You can open it again later.',
      summary: 'Move a prospect to another stage',
      body: Move,
    },
    convert: {
      by: 'company',
      from: open,
      to: 'won',
      unless,
      label: 'Convert to partner',
      done: 'The prospect is now a partner',
      text: 'The contact, tags and notes are copied. The activities appear in the partner’s timeline.',
      summary: 'Make a prospect a partner',
      body: Conversion,
      look: 'primary',
    },
    read_website: {
      by: 'company',
      label: 'Read website',
      done: 'The website is being read',
      text: 'Reads the title, description, countries and contact addresses of the prospect’s own website, as far as its robots rules allow.',
      summary: 'Read the website of a prospect',
      look: 'button',
    },
  },
});
