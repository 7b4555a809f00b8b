import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Text that a machine reads: a promo code, a file name, a line of a program.',
  instead:
    'For a key on the keyboard, `Kbd`. For text that people copy, `CopyField`. For a code that they type, `CodeField`.',
  anatomy: 'A `code` element, left to right and never translated; lines keep their breaks with `block`.',
  keyboard: '–',
  role: '`code`',
  do: 'Use it inside sentences, so that right-to-left text does not reorder the code.',
  avoid: 'Do not use it to make ordinary words look technical.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
