import { defineTool } from '#server/extension-points/assistant-tools.ts';
import { citations, quoted } from '#server/extension-points/assistant-words.ts';
import { shapeOfSchema } from '#server/leaving/schema-shape.ts';
import { closed, type Static, Type } from '#shared/schema.ts';
import { GuideSection } from '../schema.ts';

const Input = closed({
  text: Type.String({ minLength: 2, maxLength: 200, pattern: '\\S', description: 'The question, or its key words.' }),
  most: Type.Optional(Type.Integer({ minimum: 1, maximum: 8 })),
});

const searchGuide = defineTool({
  name: 'search_guide',
  isCovered: true,
  label: 'Searching the guide',
  about:
    'Searches the guide of the product for how something is done or what a term means. Use it for questions about the product itself, and quote what it says.',
  input: Input,
  output: { sections: [shapeOfSchema(GuideSection)] },
  modes: ['company', 'partner'],
  can: 'record_search:view',
  run: async (reader, { text, most = 4 }: Static<typeof Input>) => {
    const query = new URLSearchParams({ q: text, most: String(most) });
    const { rows: found } = await reader.get<{ rows: GuideSection[] }>(`/guide_pages/search?${query}`);
    const { sources, cite } = citations();
    return {
      data: { sections: found },
      sources,
      says:
        found.length === 0
          ? `The guide does not mention ${quoted(text)}.`
          : found
              .map(
                ({ page, title, heading, excerpt }) =>
                  `- ${heading === title ? title : `${title}, ${heading}`}${cite({ kind: 'page', title, to: `/help/${page}` })}: ${excerpt}`,
              )
              .join('\n'),
    };
  },
});

export const tools = [searchGuide];
