import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Many games of a lobby or a search, in rows that fill the width.',
  instead: 'For one scrolling row, `GameStrip`. For vendors, a `Grid` of `VendorCard`.',
  anatomy: 'A named section with blocks of `GameTile`.',
  keyboard: 'arrows, Home, End between tiles',
  role: '`list`; the label',
  do: 'Keep the identity of `onPlay`: tiles are memoised by it.',
  avoid: 'Do not set `eager` on a grid below the first screen.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
