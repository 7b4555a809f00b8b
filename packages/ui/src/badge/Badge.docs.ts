import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A word or two that qualify the thing they are on: New, Hot, Trial.',
  instead:
    'For the state of a record, `StatusLabel`. For a number that waits, `CountBadge`. For something chosen that can be removed, `Tag`.',
  anatomy: 'Optional icon and a short text on a tinted ground.',
  keyboard: '–',
  role: 'text',
  do: 'Keep to one or two words; choose the tone by meaning.',
  avoid: 'Do not make it look like a button: it cannot be activated.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
