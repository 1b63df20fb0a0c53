import type { QuestionContent, QuestionKind } from '../question.schema.ts';

/** The initial content of a kind of question; choice questions keep their options. */
export function emptyContent(kind: QuestionKind, before?: QuestionContent): QuestionContent {
  switch (kind) {
    case 'single':
    case 'multiple': {
      const options = before && 'options' in before ? before.options : ['', ''];
      const correct = before && 'correct' in before ? before.correct : [0];
      return { kind, options, correct: kind === 'single' ? correct.slice(0, 1) : correct };
    }
    case 'true_false':
      return { kind, is_true: true };
    case 'order':
      return { kind, items: ['', ''] };
    case 'match':
      return {
        kind,
        pairs: [
          { left: '', right: '' },
          { left: '', right: '' },
        ],
      };
    case 'numeric':
      return { kind, value: 0, tolerance: 0 };
    default:
      return { kind: 'short_text', accepted: [], is_case_sensitive: false };
  }
}
