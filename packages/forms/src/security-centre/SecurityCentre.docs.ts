import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Security centre',
  use: 'The page that shows how well an account is protected, and leads to each form.',
  instead: 'One form alone: `ChangePasswordForm`, `VerifyEmailForm` and the others.',
  anatomy:
    'The level of protection with advice and progress, and a list of items with their state and a button.',
  keyboard: 'Enter, Space',
  role: 'a `list` of items, each with a `button`; the name of the item',
  do: 'Leave out kinds that the platform does not offer.',
  avoid: 'Do not open forms inside of it: `onOpen` leads to their page.',
  limits: 'changes nothing by itself',
  status: 'stable',
} satisfies ComponentDocs
