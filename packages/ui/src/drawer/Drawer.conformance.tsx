import { conforms } from '../conformance/conforms.ts'
import { Drawer } from './Drawer.tsx'

export default conforms({
  name: 'Drawer',
  render: (root) => (
    <Drawer {...root} open label="Filters" title="Filters" onClose={() => {}}>
      Everything is shown.
    </Drawer>
  ),
  root: 'div',
})
