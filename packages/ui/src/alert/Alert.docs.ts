import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A message about the part of the page that it is in, for as long as it is true: a failed transfer, a limit that is near.',
  instead:
    'For the outcome of an action that needs no answer, `toast()`. For the whole page, `InlineBanner`. For content that could not be loaded, `ErrorState`.',
  anatomy: 'Icon of the tone, optional title, message, optional actions, optional close button.',
  keyboard: 'Enter, Space on its buttons',
  role: 'none; status or alert where it has `announce`',
  do: 'Set `announce` for an alert that appears after an action; leave it out for one that is in the DOM from the start.',
  avoid: 'Do not use `assertive` for good news: it interrupts what a screen reader is reading.',
  limits: 'not for what the whole page says: InlineBanner',
  status: 'stable',
} satisfies ComponentDocs
