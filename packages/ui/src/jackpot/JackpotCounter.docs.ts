import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: "The large counter of a lobby, real or openly illustrative, as the brand's policy allows.",
  instead: 'For an amount in a text, `Amount`. For time, `Countdown`.',
  anatomy: 'Title, rolling figures, the source or the note that it is an illustration, and a pause button.',
  keyboard: '–',
  role: '`region`; the label',
  do: 'Take `mode` from the policy profile.',
  avoid: 'Do not show `live` without the source of the amount.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
