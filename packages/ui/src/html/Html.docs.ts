import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Rich text that an operator wrote: announcements, rules, help.',
  instead: 'For text of the app, `Text` and `Heading`.',
  anatomy: 'One box with the sanitised elements, styled like the page.',
  keyboard: '–',
  role: 'that of its elements',
  do: 'Sanitise once, where the text arrives, with `sanitise()` of `@baize/ui/sanitise`.',
  avoid: 'Do not cast a string to `SanitisedHtml`: that would skip the protection against scripts.',
  limits: 'sanitised text only',
  status: 'stable',
} satisfies ComponentDocs
