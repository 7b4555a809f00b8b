import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Verify e-mail form',
  use: 'A member proves that an e-mail address is theirs.',
  instead: 'For a mobile number, `VerifyMobileForm`. While signing in, `ExtraVerificationForm`.',
  anatomy: 'Address, code with its request and countdown, submit.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`textbox` for the address and for the code',
  do: 'Return `wrongCode` and `expired` as refusals: each has its own text.',
  avoid: 'Do not send a code before it is requested.',
  limits: 'one address',
  status: 'stable',
} satisfies ComponentDocs
