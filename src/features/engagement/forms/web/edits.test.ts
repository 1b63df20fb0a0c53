import { expect, test } from 'vitest';
import { type FormDefinition, formFieldsOf, newDefinition } from '../definition.schema.ts';
import { addField, addPage, changeField, freshKey, moveField, newField, removeField } from './edits.ts';

const keysOf = (definition: FormDefinition) => formFieldsOf(definition).map(({ key }) => key);
const form = newDefinition('Contact');
const wide = addField(form, newField(form, 'BOOL'), { section: 'section_1', at: 2 });

test('a field moves down and up within a section, and to another page', () => {
  expect(keysOf(wide)).toEqual(['full_name', 'email', 'yes_or_no']);
  expect(keysOf(moveField(wide, 'full_name', { section: 'section_1', at: 3 }))).toEqual([
    'email',
    'yes_or_no',
    'full_name',
  ]);
  expect(keysOf(moveField(wide, 'yes_or_no', { section: 'section_1', at: 0 }))).toEqual([
    'yes_or_no',
    'full_name',
    'email',
  ]);
  const two = moveField(addPage(wide), 'email', { section: 'section_2', at: 0 });
  expect(two.pages.map((page) => page.sections[0]!.fields.map(({ key }) => key))).toEqual([
    ['full_name', 'yes_or_no'],
    ['email'],
  ]);
});

test('renaming a field keeps the conditions and the confirmed email that name it', () => {
  const asked = { any: [{ all: [{ field: 'email', op: 'is_set' as const }] }] };
  const field = formFieldsOf(wide).find(({ key }) => key === 'yes_or_no')!;
  const conditional = { ...changeField(wide, 'yes_or_no', { ...field, shown_when: asked }), verify_email: 'email' };
  const email = formFieldsOf(conditional).find(({ key }) => key === 'email')!;
  const renamed = changeField(conditional, 'email', { ...email, key: 'work_email' });
  expect(renamed.verify_email).toBe('work_email');
  expect(formFieldsOf(renamed).at(-1)!.shown_when!.any[0]!.all[0]!.field).toBe('work_email');
  expect(removeField(renamed, 'work_email').verify_email).toBeUndefined();
  expect(moveField(renamed, 'work_email', { section: 'section_1', at: 0 }).verify_email).toBe('work_email');
});

test('keys are made of labels and never twice', () => {
  expect(freshKey(form, 'Größe in m²')).toBe('gro_e_in_m2');
  expect(freshKey(form, '2nd Email')).toBe('nd_email');
  expect(freshKey(form, 'Email')).toBe('email_2');
  expect(freshKey(form, '日本')).toBe('field');
});
