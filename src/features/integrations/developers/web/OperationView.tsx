import { useState } from 'react';
import { sayable } from '#shared/text/labels.ts';
import { Card } from '#web/components/Card.tsx';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Segments } from '#web/components/Segments.tsx';
import { curlFor, type JsonSchema, javascriptFor } from '../examples.ts';
import type { ApiOperationDetail, ApiParameter } from '../schema.ts';
import css from './developers.module.css';
import { texts as t } from './texts.ts';

const languages = sayable([
  { value: 'curl', label: 'curl' },
  { value: 'javascript', label: 'JavaScript' },
] as const);
type Language = (typeof languages)[number]['value'];

const places: Record<string, string> = { path: t.inPath, header: t.inHeader, query: t.inQuery };

/** One route: its command first, then the fields that it takes and returns. */
export function OperationView({ operation }: { operation: ApiOperationDetail }) {
  const [language, setLanguage] = useState<Language>('curl');
  const { method, path, summary, description, permission, parameters, body, response, status } = operation;
  const code = language === 'curl' ? curlFor(operation) : javascriptFor(operation);
  return (
    <section className={css.detail} aria-label={`${method} ${path}`}>
      <h2>{summary}</h2>
      <Facts
        rows={[
          [method, <code key="path">{path}</code>],
          [t.permission, <code key="permission">{permission}</code>],
        ]}
      />
      {description && <p>{description}</p>}
      <Card
        title={t.example}
        actions={
          <>
            <Segments label={t.language} value={language} onChange={setLanguage} options={languages} />
            <CopyButton text={code} label={t.copy} />
          </>
        }
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard */}
        <pre className={css.code} tabIndex={0}>
          {code}
        </pre>
        <p className="meta">{t.variables}</p>
      </Card>
      {parameters.length > 0 && (
        <Card title={t.parameters}>
          <ul className={css.fields}>
            {parameters.map((parameter) => (
              <Parameter key={`${parameter.place} ${parameter.name}`} parameter={parameter} />
            ))}
          </ul>
        </Card>
      )}
      {body !== null && (
        <Card title={t.body}>
          <FieldList schema={body as JsonSchema} />
        </Card>
      )}
      {response !== null && (
        <Card title={t.response(status)}>
          <FieldList schema={response as JsonSchema} isResponse />
        </Card>
      )}
    </section>
  );
}

function Parameter({ parameter: { name, place, is_required, description } }: { parameter: ApiParameter }) {
  return (
    <li>
      <code>{name}</code>
      <span className="meta">
        {places[place] ?? place}
        {is_required ? `, ${t.required}` : ''}
        {description ? `. ${description}` : ''}
      </span>
    </li>
  );
}

function FieldList({
  schema,
  isResponse = false,
}: {
  schema: JsonSchema & { description?: string };
  isResponse?: boolean;
}) {
  const of = schema.type === 'array' && schema.items ? schema.items : schema;
  const { properties, required = [] } = mainOf(of);
  if (!properties) return <p className="meta">{wordFor(schema)}</p>;
  return (
    <>
      {of !== schema && <p className="meta">{wordFor(schema)}</p>}
      <ul className={css.fields}>
        {Object.entries(properties as Record<string, JsonSchema & { description?: string }>).map(([name, field]) => (
          <li key={name}>
            <code>{name}</code>
            <span className="meta">
              {wordFor(field)}
              {!isResponse && required.includes(name) ? `, ${t.required}` : ''}
              {field.description ? `. ${field.description}` : ''}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The first of several forms that has fields. */
const mainOf = (schema: JsonSchema): JsonSchema => schema.anyOf?.find(({ properties }) => properties) ?? schema;

function wordFor(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(t.or);
  if (schema.anyOf) return [...new Set(schema.anyOf.map(wordFor))].join(t.or);
  if (schema.type === 'array') return t.list(schema.items ? wordFor(schema.items) : t.any);
  return schema.format ?? [schema.type ?? (schema.properties ? t.object : t.any)].flat().join(t.or);
}
