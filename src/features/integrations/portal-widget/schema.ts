import { registration } from '#features/deals/deal-registrations/schema.ts';
import { referralLink } from '#features/referrals/referral-links/schema.ts';
import {
  CurrencyCode,
  closed,
  Day,
  Email,
  Id,
  Instant,
  Minor,
  nullable,
  oneOf,
  type Static,
  Type,
} from '#shared/schema.ts';

export const TOKEN_MINUTES = 15;

/** A site whose pages may show the widget. Browsers treat localhost as secure, so it serves for development. */
export const SiteOrigin = Type.String({
  maxLength: 200,
  pattern: '^(https://[a-z0-9.-]+|http://localhost)(:[0-9]{1,5})?$',
  description: 'an origin such as https://app.example.com, without a path',
});

export const WidgetSettings = closed({
  allowed_origins: Type.Array(Type.String()),
  /** The address of the script. */
  script_url: Type.String(),
});
export type WidgetSettings = Static<typeof WidgetSettings>;

export const WidgetSettingsUpdate = closed({
  allowed_origins: Type.Array(SiteOrigin, { maxItems: 50, uniqueItems: true }),
});
export type WidgetSettingsUpdate = Static<typeof WidgetSettingsUpdate>;

export const WidgetTokenCreate = closed({
  /** The address with which the person signs in to the portal. */
  email: Email,
  /** The site that shows the widget. */
  origin: SiteOrigin,
  /** Needed if the person works for several partners of the program. */
  partner_id: Type.Optional(Id),
});
export type WidgetTokenCreate = Static<typeof WidgetTokenCreate>;

export const WidgetToken = closed({ token: Type.String(), expires_at: Instant, partner_id: Id });
export type WidgetToken = Static<typeof WidgetToken>;

export const widgetFieldKinds = [
  'text',
  'email',
  'phone',
  'long',
  'money',
  'number',
  'date',
  'moment',
  'choice',
  'country',
  'yes',
] as const;

/** A field of the form that registers a deal. */
export const WidgetField = closed({
  /** `custom.region` for a field that the company added. */
  name: Type.String(),
  label: Type.String(),
  kind: oneOf(...widgetFieldKinds),
  is_required: Type.Boolean(),
  help: nullable(Type.String()),
  options: Type.Array(closed({ value: Type.String(), label: Type.String() })),
});
export type WidgetField = Static<typeof WidgetField>;

const Link = closed({ id: Id, name: Type.String(), address: Type.String(), clicks: Type.Integer() });
export type WidgetLink = Static<typeof Link>;

/** The content of the widget. A part is null where the person's role, the program or a module does not offer it. */
export const WidgetContent = closed({
  company_name: Type.String(),
  partner_name: Type.String(),
  /** The locale that formats amounts. */
  locale: Type.String(),
  /** The address of the portal. */
  portal_url: Type.String(),
  earnings: nullable(
    Type.Array(
      closed({
        currency: CurrencyCode,
        /** The digits after the decimal point. */
        digits: Type.Integer(),
        on_hold_minor: Minor,
        payable_minor: Minor,
        in_transit_minor: Minor,
        paid_minor: Minor,
        next: nullable(closed({ planned_on: Day, expected_minor: Minor })),
      }),
    ),
  ),
  links: nullable(
    closed({
      rows: Type.Array(Link),
      /** Whether the person may create another one, on these domains. */
      may_create: Type.Boolean(),
      domains: Type.Array(Type.String()),
    }),
  ),
  deals: nullable(
    closed({
      currency: CurrencyCode,
      digits: Type.Integer(),
      /** Null: the company asks for something that only the portal can take. */
      fields: nullable(Type.Array(WidgetField)),
    }),
  ),
});
export type WidgetContent = Static<typeof WidgetContent>;

const { name, destination_url } = referralLink.partnerCreate.properties;
export const WidgetLinkCreate = closed({ name, destination_url });
export type WidgetLinkCreate = Static<typeof WidgetLinkCreate>;
export const WidgetLinkCreated = Link;

const deal = registration.partnerCreate.properties;
export const WidgetDealCreate = closed({
  account_name: deal.account_name,
  account_domain: deal.account_domain,
  has_no_website: deal.has_no_website,
  country: deal.country,
  contact_name: deal.contact_name,
  contact_email: deal.contact_email,
  amount_minor: deal.amount_minor,
  expected_close_on: deal.expected_close_on,
  description: deal.description,
  custom: deal.custom,
});
export type WidgetDealCreate = Static<typeof WidgetDealCreate>;
export const WidgetDealCreated = closed({ id: Id, number: Type.Integer(), status: Type.String(), url: Type.String() });
export type WidgetDealCreated = Static<typeof WidgetDealCreated>;
