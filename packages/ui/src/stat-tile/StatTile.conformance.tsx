import { conforms } from '../conformance/conforms.ts'
import { StatTile } from './StatTile.tsx'

export default conforms({
  name: 'StatTile',
  render: (root) => (
    <StatTile
      {...root}
      label="Deposits"
      value="12,500.00"
      delta={0.12}
      note="against yesterday"
      history={['1', '4', '3']}
      href="#deposits"
    />
  ),
  root: 'a',
})
