import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Cards, tiles or panels of equal width, as many in a row as fit.',
  instead: 'For set proportions, `Columns`. For games, `GameGrid`. For thousands of items, `VirtualGrid`.',
  anatomy: 'One grid; a `ul` by `as` where the cells are a list.',
  keyboard: '–',
  role: 'none',
  do: 'Choose `cell` by what is in it, not by the number of columns that you want.',
  avoid: 'Do not use it for a form: fields follow one another in a `Stack`.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
