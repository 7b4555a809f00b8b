import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'In place of an image that no one supplied: a game, a vendor, a promotion without a cover.',
  instead:
    'For an image that exists, an `<img>` in an `AspectRatio`. For a symbol beside text, an icon of `@baize/ui/icons`.',
  anatomy: "One SVG: a ground in the brand's colours, sparks, and a motif.",
  keyboard: '–',
  role: 'none: decoration',
  do: 'Use a stable id or name as `seed`, so that a thing always has the same image.',
  avoid: 'Do not let it carry information: it is hidden from screen readers.',
  limits: 'a closed list of motifs',
  status: 'stable',
} satisfies ComponentDocs
