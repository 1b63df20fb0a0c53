import { expect, test } from 'vitest';
import { features } from '#features/web.ts';
import { menuOf } from '#web/layout/menu.ts';
import { isOffered } from '#web/session/access.ts';
import type { Mode } from '#web/session/credentials.ts';
import type { Session } from '#web/session/session.tsx';

const session = (mode: Mode, isOn: boolean) =>
  ({
    user: {},
    mode,
    modes: [mode],
    role: 'admin',
    permissions: ['assistant_chats:manage', 'assistant_settings:manage'],
    flags: { ai_assistant: isOn },
    pins: [],
  }) as unknown as Session;

test('the assistant is in the menu of Enablement, with a command in the palette, while its flag is on', () => {
  const commands = features.flatMap(({ commands: own = [] }) => own);
  const offered = (mode: Mode, isOn: boolean) => [
    ...menuOf(session(mode, isOn)).flatMap(({ group, entries }) =>
      entries.some(({ path }) => path === '/ai_assistant') ? [group] : [],
    ),
    ...commands.filter((command) => isOffered(command, session(mode, isOn))).map(({ label }) => label),
  ];
  for (const mode of ['company', 'partner'] as const) {
    expect(offered(mode, true)).toEqual(['Enablement', 'Ask the assistant']);
    expect(offered(mode, false)).toEqual([]);
  }
});

test('the assistant is offered in both views, and only while its flag is on', () => {
  const route = features.flatMap(({ routes }) => routes).find(({ path }) => path === '/ai_assistant')!;
  for (const mode of ['company', 'partner'] as const) {
    expect(isOffered(route, session(mode, true))).toBe(true);
    expect(isOffered(route, session(mode, false))).toBe(false);
  }
});

test('only the company has the settings of the model', () => {
  const settings = features.flatMap(({ routes }) => routes).find(({ path }) => path === '/ai_assistant/settings')!;
  expect(isOffered(settings, session('company', true))).toBe(true);
  expect(isOffered(settings, session('partner', true))).toBe(false);
});
