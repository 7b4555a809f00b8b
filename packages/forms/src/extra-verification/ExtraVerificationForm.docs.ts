import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Extra verification',
  use: 'A second proof while signing in, from a new address or each time.',
  instead:
    'To add an authenticator app, `AuthenticatorForm`. For the first factor, a sign-in form in `SignInTabs`.',
  anatomy:
    'Why it is asked, the ways as cards where there are several, the code with its request, submit, customer service.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`radio` for the ways, `textbox` for the code',
  do: 'Put the strongest way first.',
  avoid: 'Do not say more about the address than the member can recognise.',
  limits: 'sends no code by itself: `requestCode` does',
  status: 'stable',
} satisfies ComponentDocs
