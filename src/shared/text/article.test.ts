import { expect, test } from 'vitest';
import { withArticle } from './article.ts';

test('a noun gets the article that it is spoken with', () => {
  const nouns = ['registration', 'application', 'MDF claim', 'CRM object', 'user', 'unit', 'upload', 'API key'];
  expect(nouns.map(withArticle)).toEqual([
    'a registration',
    'an application',
    'an MDF claim',
    'a CRM object',
    'a user',
    'a unit',
    'an upload',
    'an API key',
  ]);
});
