import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A box for an image or a video whose height must be known before it loads, so that the page does not jump.',
  instead:
    'For a box as high as its content, `Box`. For the image of a game, `GameTile`, which reserves its own.',
  anatomy: 'One box of the given ratio; its child fills it.',
  keyboard: '–',
  role: 'none',
  do: 'Pick the ratio of the files that you really have.',
  avoid: 'Do not put text in it: text that is enlarged would be cut off.',
  limits: 'a closed list of ratios',
  status: 'stable',
} satisfies ComponentDocs
