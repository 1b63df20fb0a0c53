import type { FieldSpec } from '#shared/conditions/condition-kinds.ts';
import { whenSentence } from '#shared/conditions/condition-words.ts';
import type { AnyWhen } from '#shared/conditions/conditions.ts';
import { regionWriting } from '#web/conditions/writing.ts';
import type { AudienceEntity } from '../schema.ts';
import css from './Audiences.module.css';
import { nouns } from './texts.ts';

interface SentenceProps {
  entity: AudienceEntity;
  when: AnyWhen;
  specs: readonly FieldSpec[];
}

/** The conditions as one sentence. */
export function Sentence({ entity, when, specs }: SentenceProps) {
  return <p className={css.sentence}>{whenSentence(nouns[entity].heading, when, specs, regionWriting)}</p>;
}
