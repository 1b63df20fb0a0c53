import { useMemo } from 'react';
import { describePlan, type PhraseContext } from '../describe.ts';
import type { PlanDefinition } from '../schema.ts';
import css from './editor/PlanEditor.module.css';
import { texts } from './texts.ts';

/** The plan in plain sentences. */
export function Words({ definition, reading }: { definition: PlanDefinition; reading: PhraseContext }) {
  const text = useMemo(() => describePlan(definition, reading), [definition, reading]);
  const rules = text.rules.map(({ id, title, statements }) => ({
    key: id,
    title,
    sentences: statements.map((one) => one.text),
  }));
  return <Sentences rules={rules} terms={text.terms.map((one) => one.text)} />;
}

interface SentencesProps {
  rules: readonly { key: string; title: string; sentences: readonly string[] }[];
  terms: readonly string[];
}

export function Sentences({ rules, terms }: SentencesProps) {
  return (
    <div className={css.words}>
      {rules.map(({ key, title, sentences }) => (
        <section key={key}>
          <h3>{title}</h3>
          <List items={sentences} />
        </section>
      ))}
      {terms.length > 0 && (
        <section>
          <h3>{texts.always}</h3>
          <List items={terms} />
        </section>
      )}
    </div>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
