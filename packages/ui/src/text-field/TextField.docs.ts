import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'One line of text: a name, an e-mail address, a promo code.',
  instead:
    'For passwords, money, counts, dates, codes and searches, `PasswordField`, `AmountField`, `NumberField`, `DateField`, `CodeField` and `SearchField`.',
  anatomy: 'Label, optional text or icon before and after, input, hint, error.',
  keyboard: 'those of a text field',
  role: '`textbox`; the label',
  do: 'Set `type`, `inputMode` and `autoComplete`: phones and browsers then help.',
  avoid: 'Do not use the placeholder as a label: it disappears.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
