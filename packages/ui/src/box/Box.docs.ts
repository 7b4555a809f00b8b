import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Padding, a surface, a border or rounded corners around content, from the tokens.',
  instead:
    'For things that belong together as one object, `Card`. For space between children only, `Stack` or `Inline`.',
  anatomy: 'One element, a `div` unless `as` says otherwise.',
  keyboard: '–',
  role: 'none, or that of `as`',
  do: 'Reach for it when neither a layout nor a card fits.',
  avoid: 'Do not nest boxes to build up space: set `padding` once.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
