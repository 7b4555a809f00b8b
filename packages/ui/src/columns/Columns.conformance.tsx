import { conforms } from '../conformance/conforms.ts'
import { Columns } from './Columns.tsx'

export default conforms({
  name: 'Columns',
  render: (root) => (
    <Columns {...root}>
      <p>One</p>
      <p>Two</p>
    </Columns>
  ),
  root: 'div',
})
