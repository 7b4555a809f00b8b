import { conforms } from '../conformance/conforms.ts'
import { Table } from './Table.tsx'

export default conforms({
  name: 'Table',
  render: (root) => (
    <Table
      {...root}
      caption="Members"
      columns={[
        { id: 'name', header: 'Name', cell: (row: { name: string }) => row.name, rowHeader: true },
        { id: 'bets', header: 'Bets', cell: () => '12', align: 'end', sortable: true },
      ]}
      rows={[{ name: 'Dara' }, { name: 'Sophea' }]}
      rowKey={({ name }) => name}
      onSortChange={() => {}}
      expansion={{
        detail: () => 'Joined in May.',
        rowLabel: ({ name }) => name,
        expanded: ['Dara'],
        onExpandedChange: () => {},
      }}
      totals={{ bets: '24' }}
    />
  ),
  root: 'div',
})
