import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A one-time code from a text message, an e-mail or an authenticator app.',
  instead: 'For a password, `PasswordField`. For a promo code with letters, `TextField`.',
  anatomy:
    'Label, one input drawn as cells, and an optional button that requests the code, with its countdown.',
  keyboard: 'those of a text field; arrows, Home, End go between the digits',
  role: '`textbox`; the label',
  do: 'Submit from `onComplete`, and pass `resendAt` from the server.',
  avoid: 'Do not clear the code on an error: people compare it with what they received.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
