import { closed, nullable, type Static, Type } from '#shared/schema.ts';

const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'a time such as 08:00' });

/** The morning email with the open work of the caller. */
export const WorkEmail = closed({
  is_on: Type.Boolean(),
  send_at: TimeOfDay,
  /** Null stands for the time zone of the company. */
  timezone: nullable(Type.String({ minLength: 1, maxLength: 60 })),
  company_timezone: Type.String(),
});
export type WorkEmail = Static<typeof WorkEmail>;

export const WorkEmailChange = closed({
  is_on: Type.Boolean(),
  send_at: Type.Optional(TimeOfDay),
  timezone: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 60 }))),
});
export type WorkEmailChange = Static<typeof WorkEmailChange>;
