import type { QueryAnswer } from '../../src/shared/query/query.ts';
import type { AnswerOfRules, Side } from './run.ts';

interface Answered {
  statusCode: number;
  body: string;
}
interface Demo {
  inject(options: {
    method: 'GET' | 'POST';
    url: string;
    headers?: Record<string, string>;
    payload?: object;
  }): Promise<Answered>;
  rows(sql: string): Promise<Record<string, unknown>[]>;
  today: string;
}

/** The owner of the company and the user of a partner in the demo, who ask through the API. */
export async function demoSides({ inject, rows, today }: Demo): Promise<Record<'company' | 'partner', Side>> {
  const idOf = async (sql: string) => String((await rows(sql))[0]?.id);
  const org = await idOf(`select id from organizations where slug = 'lumenfleet'`);
  const partner = await idOf(
    `select id from partners where organization_id = '${org}' and partner_organization_id is not null`,
  );
  const personOf = (name: string) => idOf(`select id from identity.users where email = '${name}@demo.tandem.test'`);
  const values: Record<string, string> = {
    org: `'${org}'`,
    partner: `'${partner}'`,
    me: `'${await personOf('company')}'`,
    max: `'${await personOf('manager')}'`,
    today: `date '${today}'`,
  };
  const filled = (sql: string) => sql.replace(/:(org|partner|me|max|today)\b/g, (_, name: string) => values[name]!);

  async function side(name: string): Promise<Side> {
    const send = async <T>(method: 'GET' | 'POST', url: string, payload?: object, token?: string): Promise<T> => {
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      const { statusCode, body } = await inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
      if (statusCode >= 300) throw new Error(`${url} answers ${statusCode}: ${body}`);
      return JSON.parse(body) as T;
    };
    const { token } = await send<{ token: string }>('POST', '/auth/sign-in/email', {
      email: `${name}@demo.tandem.test`,
      password: 'tandem-demo',
    });
    return {
      ask: async (texts, about) => {
        const chat = await send<{ id: string }>('POST', '/assistant_chats', {}, token);
        let answer: AnswerOfRules | undefined;
        for (const text of texts)
          answer = await send('POST', `/assistant_chats/${chat.id}/ask`, { text, ...(about && { about }) }, token);
        return answer!;
      },
      query: (query) => send<QueryAnswer>('POST', '/query', query, token),
      rows: (sql) => rows(filled(sql)),
    };
  }
  return { company: await side('company'), partner: await side('partner') };
}
