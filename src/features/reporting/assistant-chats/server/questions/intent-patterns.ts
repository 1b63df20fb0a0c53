/** Requests for something that is no figure and no list. */
export type Intent =
  | 'why_on_hold'
  | 'explain'
  | 'next_payout'
  | 'tier_gap'
  | 'to_do'
  | 'brief'
  | 'what_changed'
  | 'draft_registration'
  | 'create_task'
  | 'add_note'
  | 'draft_email'
  | 'draft_reply'
  | 'build_report'
  | 'forecast'
  | 'find_resource'
  | 'open_record'
  | 'status'
  | 'how_to'
  | 'help';

export interface AskedIntent {
  intent: Intent;
  /** The words for what it is about, as they are compared; null without. */
  subject: string | null;
  tier?: string;
  /** The text to write, as it was typed. */
  text?: string;
}

interface Pattern {
  intent: Intent;
  /** Over the words of the question, single spaces between them. */
  asks: readonly RegExp[];
  /** Needed by a tool. */
  tool?: string;
}

/** In this order; each takes the rest of the question as its subject, tier or text. */
export const patterns: readonly Pattern[] = [
  {
    intent: 'why_on_hold',
    tool: 'why_on_hold',
    asks: [
      /^why (?:is|are|was) (?<subject>.+?) (?:still )?(?:on hold|held(?: back)?|blocked|stuck|not(?: yet)? (?:paid|payable|released)|unpaid|delayed)$/,
      /^why (?:is|are) (?:on hold|held(?: back)?|blocked|stuck|not(?: yet)? (?:paid|payable|released)|unpaid|delayed) (?<subject>.+)$/,
      /^why (?:have|has) (?<subject>.+) not (?:yet )?been paid$/,
      /^(?:what|which reason) (?:is )?(?:holds|holding|blocks|blocking) (?<subject>.+?)(?: back| up)?$/,
      /^(?:hold reason|reason for the hold) (?:of|for|on) (?<subject>.+)$/,
    ],
  },
  {
    intent: 'explain',
    tool: 'explain_commission',
    asks: [
      /^(?:please )?(?:explain|break down)(?: to me)? (?<subject>.+)$/,
      /^(?:breakdown|calculation) (?:of|for) (?<subject>.+)$/,
      /^how (?:is|was|were|did) (?:we |you )?(?<subject>.+?) (?:calculated|computed|worked out|determined)$/,
      /^how (?:is|was) (?:calculated|computed) (?<subject>.+)$/,
      /^why is (?<subject>.+?) (?:so )?(?:low|high|small|little|zero)$/,
    ],
  },
  {
    intent: 'next_payout',
    tool: 'show_earnings',
    asks: [
      /^when (?:is|are|will|do|does|can)(?: \w+){0,2} (?:next |upcoming )?(?:payouts?|payday|pay ?day)(?: date| due| scheduled)?$/,
      /^when (?:is|will) (?:the |my |our )?next (?:payout|payment|payday)(?: be)?$/,
      /^when (?:do|will|can|am|are) (?:i|we) (?:be |get |getting )?(?:paid|our money|my money|money|the money)(?: next| again)?$/,
      /^(?:my |our |the )?next (?:payout|payment|payday)(?: date)?$/,
    ],
  },
  {
    intent: 'tier_gap',
    tool: 'tier_gap',
    asks: [
      /^how (?:far|close|much)(?: away| off)? (?:is|are|am) (?<subject>.+?) (?:away )?(?:from|to|for) (?:the |reaching |becoming )?(?:next (?:tier|level)|(?<tier>[\p{L}\d ]{2,40}?)(?: tier| level)?)$/u,
      /^how (?:far|close)(?: away| off)? (?:is it |are we )?(?:from|to|until|till) (?:the )?(?:next (?:tier|level)|(?<tier>[\p{L}\d ]{2,40}?)(?: tier| level)?)$/u,
      /^what (?:do|does|is|are) (?<subject>.+?) (?:need|needs|missing|lack|still need)(?: to do)? (?:for|to reach|to become|to get to|until) (?:the )?(?:next (?:tier|level)|(?<tier>[\p{L}\d ]{2,40}?)(?: tier| level)?)$/u,
      /^what (?:is |are )?(?:missing|needed|required)(?: for| to reach) (?:the )?(?:next (?:tier|level)|(?<tier>[\p{L}\d ]{2,40}?)(?: tier| level)?)$/u,
      /^how (?:do|can) (?<subject>i|we) (?:reach|become|get to) (?:the )?(?:next (?:tier|level)|(?<tier>[\p{L}\d ]{2,40}?)(?: tier| level)?)$/u,
      /^(?:what|which) (?:is |are )?(?:my|our) (?:current |next )?(?:tier|level)$/,
      /^(?:what|which) (?:tier|level) (?:am|are) (?:i|we)(?: in| on| at)?$/,
      /^(?:my|our|next|the next) (?:tier|level)(?: progress| status)?$/,
      /^next (?:tier|level) (?:of|for) (?<subject>.+)$/,
      /^tier (?:progress|gap|status)(?: (?:of|for) (?<subject>.+))?$/,
    ],
  },
  {
    intent: 'to_do',
    tool: 'todo_today',
    asks: [
      /^what (?:must|should|can|do|does|shall)(?: i| we)(?: have to| need to| must)? do(?: today| next| first| now| this week)?$/,
      /^what (?:is |are )?(?:waiting|waits|wait|open|left|pending|due|urgent|next|new)(?: for| on)? (?:me|us|my attention|today)$/,
      /^what (?:needs|requires) (?:my |our )?(?:attention|action|doing)(?: today| first)?$/,
      /^what (?:is )?(?:on my (?:plate|desk|agenda|list)|urgent|next)(?: today)?$/,
      /^(?:my )?(?:to-?dos?|to do|to do list|agenda|work|priorities)(?: list)?(?: for)?(?: today)?$/,
      /^what do i (?:have|need) to (?:do|decide|approve|answer|sign)(?: today| now| first)?$/,
    ],
  },
  {
    intent: 'forecast',
    tool: 'forecast_deals',
    asks: [
      /^(?:what is |show )?(?:the |my |our )?forecast(?: (?:for|of) (?<subject>.+))?$/,
      /^(?:forecast|expected revenue) (?<subject>(?:this|next) (?:month|quarter|year))$/,
      /^what (?:do|will) we expect to (?:close|win|sell)(?: (?<subject>(?:this|next) (?:month|quarter|year)))?$/,
    ],
  },
  {
    intent: 'what_changed',
    asks: [
      /^what (?:has )?(?:changed|happened) (?:at|with|on|to|for|in) (?<subject>.+)$/,
      /^what (?:is )?(?:new|up|going on) (?:at|with|on) (?<subject>.+)$/,
      /^(?:changes|news|history|activity) (?:at|of|on|with) (?<subject>.+)$/,
      /^what (?:changed|happened) (?<subject>here)$/,
    ],
  },
  {
    intent: 'draft_registration',
    tool: 'propose_registration',
    asks: [
      /^(?:draft|create|make|prepare|write|add|new|start)(?: a| the| an)?(?: new)?(?: deal)? (?:registration|reg)(?: (?:for|with|of|at))? (?<text>.+)$/,
      /^register(?: a| the)?(?: new)?(?: deal)?(?: (?:for|with|at))? (?<text>.+)$/,
    ],
  },
  {
    intent: 'create_task',
    tool: 'propose_task',
    asks: [
      /^remind (?:me|us)(?: to| about| that)? (?<text>.+)$/,
      /^(?:draft|create|make|add|new|set)(?: a| the| an)?(?: new)? (?:task|todo|to-do|reminder)(?: to| for| about)? (?<text>.+)$/,
    ],
  },
  {
    intent: 'add_note',
    tool: 'propose_note',
    asks: [
      /^(?:draft|create|make|add|new|leave|put|write)(?: a| the)? (?:note|comment)(?: to| on| for| about| at)? (?<text>.+)$/,
      /^note (?:to|on|for|about) (?<text>.+)$/,
    ],
  },
  {
    intent: 'draft_reply',
    tool: 'propose_reply',
    asks: [
      /^(?:draft|write|prepare|suggest|create)(?: a| an| the)? (?:reply|answer|response)(?: (?:to|for) (?<subject>.+))?$/,
      /^(?:reply|answer) to (?<subject>.+)$/,
    ],
  },
  {
    intent: 'draft_email',
    tool: 'propose_email',
    asks: [
      /^(?:draft|write|prepare|send|create|compose)(?: a| an| the)? (?:email|e-mail|mail|message)(?: to| for)? (?<text>.+)$/,
      /^(?:email|mail|write to) (?<text>.+)$/,
    ],
  },
  {
    intent: 'build_report',
    tool: 'propose_report',
    asks: [
      /^(?:draft|create|make|build|prepare|schedule)(?: a| the| an)? (?:\w+ )?report(?: (?:of|about|on|for|with))? (?<text>.+)$/,
      /^(?:build|create|make) (?:a |the )?(?<text>.+) report$/,
    ],
  },
  {
    intent: 'brief',
    tool: 'partner_brief',
    asks: [
      /^(?:brief|update)(?: me)?(?: on| about| for) (?<subject>.+)$/,
      /^(?:summari[sz]e|summary of|recap|recap of|overview of|brief|briefing (?:on|for)) (?<subject>.+)$/,
      /^(?:tell me (?:more )?about|what (?:do we|should i) know about) (?<subject>.+)$/,
      /^how is (?<subject>.+) (?:doing|performing|going)$/,
      /^prepare(?: me)? (?:for )?(?:a |the |my )?(?:call|meeting)? ?with (?<subject>.+)$/,
      /^(?:summarize|summary|recap|brief)$/,
    ],
  },
  {
    intent: 'status',
    asks: [
      /^(?:what is )?(?:the )?(?:status|state) of (?<subject>.+)$/,
      /^where (?:is|are) (?<subject>(?:cl|po|dr|opp|deal|registration|commission|payment|statement)[ -]?#?[\d-]+|#\d+)$/,
      /^(?<subject>(?:cl|po|dr)[ -]?[\d-]+|#\d+)(?: status)?$/,
    ],
  },
  {
    intent: 'find_resource',
    tool: 'search_content',
    asks: [
      /^where (?:is|are|can i find|do i find|to find)(?: the| a| an| our)? (?<text>.+)$/,
      /^(?:find|download|i need|do we have)(?: the| a| an)? (?<text>.*(?:document|file|course|training|deck|brochure|price list|template|resource|flyer|video|logo|guide)s?)(?: please)?$/,
      /^(?:resource|resources|documents?|files?|courses?|training) (?:about|on|for|called|named) (?<text>.+)$/,
    ],
  },
  {
    intent: 'open_record',
    asks: [/^(?:open|go to|find|search|search for|look up|show me|show|who is) (?<subject>.+)$/],
  },
  {
    intent: 'how_to',
    asks: [
      /^how (?:do|can|to|should|would|does)(?: i| we| one| you| someone)? (?<text>.+)$/,
      /^(?:guide|help|manual|documentation) (?:to|for|on|about|with) (?<text>.+)$/,
      /^what (?:is|are|does|means?) (?:a |an |the )?(?<text>.+?)(?: mean)?$/,
    ],
  },
  {
    intent: 'help',
    asks: [
      /^(?:help|help me|examples|what can (?:you do|i ask|i do)(?: here)?|what do you know|how (?:do|can) i use (?:you|this))$/,
    ],
  },
];
