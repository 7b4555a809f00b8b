import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A game vendor with the way to its games.',
  instead: 'For one game, `GameTile`. For other partners, `Card`.',
  anatomy: 'Image, name, number of games or expected end of maintenance, and a button.',
  keyboard: 'Enter, Space',
  role: '`article`; the name of the vendor',
  do: "Respond to `onOpen` for slots with the vendor's list, and `onStart` for all else with the game.",
  avoid: 'Do not hide vendors under maintenance: the card says when they return.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
