import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'One game: its image, name and vendor, and the way to play it.',
  instead: 'For a vendor, `VendorCard`. For anything that is not a game, `Card`.',
  anatomy:
    'A button with image, name and vendor, optional badge and counter, and a separate button for the favourite.',
  keyboard: 'Enter, Space',
  role: '`button`; the name of the game. Another one for the favourite',
  do: 'Pass `maintenance` rather than leave the game out: the tile then says so and still calls `onPlay`.',
  avoid: 'Do not write text into the image: it is not translated.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
