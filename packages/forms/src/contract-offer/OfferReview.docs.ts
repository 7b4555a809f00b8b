import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Contract offer form',
  use: 'All terms of an offer, to be read before it is sent.',
  instead: 'For a contract that exists, `ContractCard` of `@baize/ui`. For other facts, `KeyValueList`.',
  anatomy: 'Kind and version, party, period, base, payment, and the terms of each tier.',
  keyboard: '–',
  role: '`heading`s with terms and their values',
  do: 'Show it on the step before the submit.',
  avoid: 'Do not use it as a record: it has no state.',
  limits: 'read only',
  status: 'stable',
} satisfies ComponentDocs
