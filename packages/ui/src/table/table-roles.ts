/**
 * The roles that the elements of a table have by themselves, written out: Safari forgets them when a style
 * sheet changes an element's `display`, as the cards of a narrow table do.
 */
export const roleOf = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const
