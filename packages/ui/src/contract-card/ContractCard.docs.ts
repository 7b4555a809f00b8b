import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A profit-sharing contract between an upline and a downline, and an offer of one.',
  instead: 'For writing an offer, `ContractOfferForm` of `@baize/forms`. For plain facts, `KeyValueList`.',
  anatomy:
    'Kind, other party, version and period, state, tiers, what changed since `previous`, consequences, and accept and reject.',
  keyboard: 'Enter, Space',
  role: '`article`; its title',
  do: 'Pass `previous` for a new version: the card then shows what changes.',
  avoid: 'Do not leave out `consequences` where accepting ends other contracts.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
