import { conforms } from '../conformance/conforms.ts'
import { Popover } from './Popover.tsx'

export default conforms({
  name: 'Popover',
  render: (root) => (
    <Popover {...root} label="Columns">
      Choose what is shown.
    </Popover>
  ),
  root: 'div',
})
