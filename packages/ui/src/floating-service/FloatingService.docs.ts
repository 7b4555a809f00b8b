import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Customer service within reach on every page.',
  instead: 'For a chat inside the page, `ChatFrame`. For contacts in the text, `Link`.',
  anatomy: 'A round link, or with several services a round button and a popover with a list.',
  keyboard: 'Enter; with several services as Popover',
  role: 'a link, with several services a `button` that opens a `dialog`; Customer service',
  do: 'Leave its place to the page: it moves aside for what is read or activated.',
  avoid: 'Do not add unrelated actions to it.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
