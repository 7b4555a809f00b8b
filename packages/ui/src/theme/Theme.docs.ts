import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A part of a page in another scheme or brand: previews, a dark stage.',
  instead:
    "For the whole site, the brand's stylesheet and `SchemeSwitch`. For another surface, `Box` or `Card`.",
  anatomy: 'One box whose descendants, their layers included, have the theme.',
  keyboard: '–',
  role: 'none',
  do: 'Make a brand once, by `brandTheme`, outside of rendering.',
  avoid: 'Do not expect toasts and `confirm()` to follow: they belong to the page.',
  limits: '`confirm()`, toasts and line heights are the page’s; a brand is applied by script',
  status: 'experimental',
} satisfies ComponentDocs
