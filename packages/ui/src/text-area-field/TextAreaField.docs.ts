import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Text of several lines: a complaint, a note.',
  instead: 'For one line, `TextField`. For rich text of an operator, `Html` shows it.',
  anatomy: 'Label, text area, a counter where there is a limit, hint, error.',
  keyboard: 'those of a text field',
  role: '`textbox`; the label',
  do: 'Set `maxLength`: more can be written, and the error says how much to cut.',
  avoid: 'Do not size it for one word: `rows` says how much is expected.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
