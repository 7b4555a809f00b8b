import { conforms } from '../conformance/conforms.ts'
import { Collapse } from './Collapse.tsx'

export default conforms({
  name: 'Collapse',
  render: (root) => (
    <Collapse {...root} label="How the bonus is paid" defaultOpen>
      <p>Within a day of the first deposit.</p>
    </Collapse>
  ),
  root: 'div',
})
