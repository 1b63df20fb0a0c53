import { createContext, useContext } from 'react';
import type { PhraseContext } from '../../describe.ts';
import type { PlanVocabulary } from '../../responses.ts';
import type { PlanDefinition } from '../../schema.ts';

/**
 * Data for all parts of the editor: the version's id for trials, the vocabulary, and the context of the plain
 * sentences.
 */
export interface EditorFacts {
  version_id: string;
  vocabulary: PlanVocabulary;
  reading: PhraseContext;
  definition: PlanDefinition;
}

const EditorContext = createContext<EditorFacts | null>(null);
export const EditorProvider = EditorContext.Provider;

export function useEditor(): EditorFacts {
  const facts = useContext(EditorContext);
  if (!facts) throw new Error('useEditor needs an EditorProvider above it');
  return facts;
}
