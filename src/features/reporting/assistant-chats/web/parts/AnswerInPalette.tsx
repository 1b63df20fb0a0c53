import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Sparkles from 'lucide-react/icons/sparkles';
import { api } from '#web/requests/api.ts';
import type { Glance } from '../../schema.ts';
import { withoutReferences } from '../answer/parse.ts';
import { openAssistant } from '../panel/panelState.ts';
import { texts as t } from '../texts.ts';
import css from './AnswerInPalette.module.css';

/** One word is a search; a question has at least two. */
const isQuestion = (text: string) => /\S\s+\S/.test(text) && text.length <= 200;

interface AnswerInPaletteProps {
  text: string;
  go: (to: string) => void;
  close: () => void;
}

/** The answer of a question typed in the command palette: how it was read, the first lines, and the way to more. */
export default function AnswerInPalette({ text, go, close }: AnswerInPaletteProps) {
  const { data } = useQuery({
    queryKey: ['assistant_glance', text],
    queryFn: ({ signal }) => api<Glance | null>('assistant_glance', { method: 'POST', body: { text }, signal }),
    enabled: isQuestion(text),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!isQuestion(text)) return null;
  const ask = () => {
    close();
    openAssistant(text);
  };
  return (
    <Command.Group heading={t.assistant}>
      <Command.Item value="assistant ask" onSelect={ask}>
        <Sparkles size={16} aria-hidden="true" />
        <span>{t.ask}</span>
      </Command.Item>
      {data && (
        <Command.Item value="assistant answer" onSelect={() => (data.rows ? go(data.rows) : ask())}>
          <Sparkles size={16} aria-hidden="true" />
          <span className={css.answer}>
            <span className={css.read}>{data.read}</span>
            {data.lines.map((line) => (
              <span key={line}>{withoutReferences(line).replace(/^- /, '')}</span>
            ))}
          </span>
          {data.rows && <ArrowRight size={14} aria-hidden="true" />}
        </Command.Item>
      )}
    </Command.Group>
  );
}
