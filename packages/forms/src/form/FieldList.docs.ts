import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Lists',
  use: 'A list of entries with the same fields in a form of your own: tiers, contacts.',
  instead: 'For fields that occur once, `FormField`. For choices, `CheckboxGroup` of `@baize/ui`.',
  anatomy:
    'For each entry a heading, a button that removes it, and its fields; a full-width button that adds one.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: 'a `region` for each entry by its heading, with `button`s; removals are announced',
  do: 'Number the entries in `entryLabel`: errors refer to them.',
  avoid: 'Do not repeat the number of the entry in its fields: the heading names the entry.',
  limits: 'entries are not reordered; their least and greatest number is a rule',
  status: 'stable',
} satisfies ComponentDocs
