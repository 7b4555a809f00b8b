import type { ComponentDocs } from '../../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Kinds of field',
  use: 'In `kinds`, for a captcha that the platform requires only after failures.',
  instead:
    'Where it is required from the start, the captcha of the default kinds. Without a form, `CaptchaField` of `@baize/ui`.',
  anatomy: 'Nothing at first; once required, the captcha field.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: 'that of the captcha field once it appears: `textbox`; its label',
  do: 'Use it on sign-in forms: most people never load its code.',
  avoid: 'Do not count failures in the browser: the platform decides.',
  limits: 'loads its code when it is needed',
  status: 'stable',
} satisfies ComponentDocs
