import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: "A running game of a vendor inside the page, with the player's session beside it.",
  instead: 'For a chat, `ChatFrame`. For a game that opens elsewhere, its `fallback`.',
  anatomy:
    'A bar with balance, net result, time, limits, full screen and exit; below it the frame, or why it failed with a retry.',
  keyboard: 'that of the game in it; buttons of its bar',
  role: 'a frame; the title',
  do: 'Pass `limits` where the player has set any: they must stay in view.',
  avoid: 'Do not render it twice: two sessions would run at once.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
