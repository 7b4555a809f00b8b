import { conforms } from '../conformance/conforms.ts'
import { DataTable } from './DataTable.tsx'

export default conforms({
  name: 'DataTable',
  render: (root) => (
    <DataTable
      {...root}
      caption="Members"
      columns={[
        { id: 'name', header: 'Name', cell: (name: string) => name, text: (name) => name, rowHeader: true },
        { id: 'bets', header: 'Bets', cell: () => '12', text: () => '12', align: 'end', sortable: true },
      ]}
      rows={['Dara', 'Sophea']}
      rowKey={(name) => name}
    />
  ),
  root: 'div',
})
