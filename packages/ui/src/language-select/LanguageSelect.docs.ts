import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'The language of the page, in the header or the menu.',
  instead: 'For the language of a document, `SelectField`.',
  anatomy:
    'A button with the current language, and a menu with each language in its own name; an alert where one could not be loaded.',
  keyboard: 'as Menu, or as a `select`',
  role: '`button` that opens a `menu`; `Language: English`',
  do: 'Keep it reachable from every page.',
  avoid: 'Do not use flags: a language is no country.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
