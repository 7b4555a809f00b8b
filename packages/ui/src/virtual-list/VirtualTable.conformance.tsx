import { conforms } from '../conformance/conforms.ts'
import { teamColumns, teamRows } from '../data-table/sample-team.tsx'
import { VirtualTable } from './VirtualTable.tsx'

export default conforms({
  name: 'VirtualTable',
  render: (root) => (
    <VirtualTable
      {...root}
      caption="The team"
      columns={teamColumns.slice(0, 4)}
      rows={teamRows(100)}
      rowKey={({ id }) => id}
      onSortChange={() => {}}
    />
  ),
  root: 'div',
})
