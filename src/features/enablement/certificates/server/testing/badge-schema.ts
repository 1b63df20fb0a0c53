/**
 * The requirements of Open Badges 3.0 for our credentials, written from its data model
 * (https://www.imsglobal.org/spec/ob/v3p0/), because the license of the published schema file does not allow including
 * it.
 */
const uri = { type: 'string', format: 'uri' };
const dateTimeZ = { type: 'string', format: 'date-time', pattern: '(Z|[+-]\\d{2}:\\d{2})$' };
const filled = { type: 'string', minLength: 1 };
const typeWith = (...names: string[]) => ({
  type: 'array',
  items: { type: 'string' },
  allOf: names.map((name) => ({ contains: { const: name } })),
});

const achievement = {
  type: 'object',
  required: ['id', 'type', 'name', 'description', 'criteria'],
  properties: {
    id: uri,
    type: typeWith('Achievement'),
    achievementType: { enum: ['Certification', 'Certificate', 'Badge', 'Course', 'Competency'] },
    name: filled,
    description: filled,
    criteria: { type: 'object', properties: { id: uri, narrative: filled }, additionalProperties: false },
  },
  additionalProperties: false,
};

const identity = {
  type: 'object',
  required: ['type', 'hashed', 'identityHash', 'identityType'],
  properties: {
    type: { const: 'IdentityObject' },
    hashed: { type: 'boolean' },
    identityHash: filled,
    identityType: { enum: ['name', 'emailAddress'] },
    salt: filled,
  },
  oneOf: [
    { properties: { hashed: { const: false } } },
    { properties: { hashed: { const: true }, identityHash: { type: 'string', pattern: '^sha256\\$[0-9a-f]{64}$' } } },
  ],
  additionalProperties: false,
};

export const badgeSchema = {
  type: 'object',
  required: ['@context', 'id', 'type', 'issuer', 'validFrom', 'credentialSubject'],
  properties: {
    '@context': {
      type: 'array',
      minItems: 2,
      items: [
        { const: 'https://www.w3.org/ns/credentials/v2' },
        { type: 'string', pattern: '^https://purl\\.imsglobal\\.org/spec/ob/v3p0/context-3\\.0\\.\\d+\\.json$' },
      ],
    },
    id: uri,
    type: {
      type: 'array',
      items: { type: 'string' },
      contains: { enum: ['OpenBadgeCredential', 'AchievementCredential'] },
      allOf: [{ contains: { const: 'VerifiableCredential' } }],
    },
    name: filled,
    issuer: {
      type: 'object',
      required: ['id', 'type'],
      properties: { id: uri, type: typeWith('Profile'), name: filled, url: uri },
      additionalProperties: false,
    },
    validFrom: dateTimeZ,
    validUntil: dateTimeZ,
    credentialSubject: {
      type: 'object',
      required: ['type', 'achievement'],
      anyOf: [{ required: ['id'] }, { required: ['identifier'] }],
      properties: {
        id: uri,
        type: typeWith('AchievementSubject'),
        identifier: { type: 'array', minItems: 1, items: identity },
        achievement,
      },
      additionalProperties: false,
    },
    credentialStatus: {
      type: 'object',
      required: ['id', 'type'],
      properties: { id: uri, type: filled },
      additionalProperties: false,
    },
  },
};
