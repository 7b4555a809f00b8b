import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'At the head of a form after a failed submit, with a link to each field that is wrong.',
  instead:
    'For the error of one field, its own `error`. For a failure that no field can solve, `Alert`. `CompiledForm` renders it by itself.',
  anatomy: 'A section with a title and a list of links, one for each error.',
  keyboard: 'Enter',
  role: '`region` with a `list` of `link`; the title',
  do: 'Move the focus to it after the submit, and list errors in the order of the fields.',
  avoid: 'Do not render it while people still type.',
  limits: 'takes the focus instead of being announced',
  status: 'stable',
} satisfies ComponentDocs
